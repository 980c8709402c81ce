import type { z } from 'zod';
import { counted } from '../../words/counted.ts';

/** Invalid settings. `message` lists every problem, one setting per line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(
      `${problems.length === 1 ? 'One setting needs' : `${problems.length} settings need`} correcting (in the environment or in .env):\n` +
        problems.map((problem) => `  ${problem}`).join('\n'),
    );
  }
}

/** @returns a line for each invalid setting: name · expected · found · advice */
export function describeProblems(
  error: z.ZodError,
  shape: Readonly<Record<string, z.ZodType>>,
  given: Readonly<Record<string, string>>,
): string[] {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return [...names].map((name) => {
    const { expected, write, secret } = shape[name]?.meta() ?? {};
    return `${name} · expected ${String(expected)} · found ${found(given[name], secret === true)} · write ${String(write)}`;
  });
}

function found(value: string | undefined, secret: boolean): string {
  if (value === undefined) return 'nothing, although SMTP_URL is set';
  // Don't print passwords: terminal output ends up in logs, screenshots and chats.
  return secret ? `a value of ${counted(value.length, 'character')} (not shown: it may hold a password)` : `“${value}”`;
}

import { contentFindings } from './content-findings';
import { contentValues } from './content-values';
import type { FindingGroup } from './finding';
import { fullReport, summary } from './launch-report';
import { settingFindings } from './setting-findings';

export interface LaunchCheckOptions {
  /** The `content/` folder; it must have passed the content check. */
  contentDir: string;
  /** As `process.env`, with `.env` read. */
  env: Readonly<Record<string, string | undefined>>;
  /** ISO 8601 `yyyy-mm-dd`. */
  today: string;
}

/** What stands between this content and going live. `isReady` once nothing is left that must be replaced. */
export function launchCheck({ contentDir, env, today }: LaunchCheckOptions): {
  report: string;
  summary: string;
  isReady: boolean;
} {
  const groups: FindingGroup[] = [...contentFindings(contentValues(contentDir), today), settingFindings(env)];
  return {
    report: fullReport(groups, today),
    summary: summary(groups),
    isReady: groups.every(({ mustChange, findings }) => !mustChange || findings.length === 0),
  };
}

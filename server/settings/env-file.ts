import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings-error';

const FILE = '.env';
/** Names that people on Windows may give to `.env` by mistake, because Windows hides extensions. */
const MISNAMED = ['.env.txt', 'env.txt'];

/**
 * Reads `.env` in any encoding; empty if there is no such file.
 *
 * @throws {SettingsError} if it can't be read
 */
export function readEnvFile(): NodeJS.Dict<string> {
  const bytes = readBytes();
  if (!bytes) return {};
  const text = decode(bytes);
  // Find a value that contains #: the parser would end a password there and take the rest for a comment.
  const cut = /^\s*(?:export\s+)?(\w+)\s*=[ \t]*(?!['"`])[^\n#]*[^\s#]#/m.exec(text);
  if (cut)
    throw new SettingsError([
      `${cut[1]} · expected a value with # in quotation marks, or a space before a comment · found neither · write ${cut[1]}="…"`,
    ]);
  const settings = parseEnv(text);
  // Commands that check content don't read this file, so they would check another folder than the server publishes.
  if (settings.CONTENT_DIR)
    throw new SettingsError([
      `CONTENT_DIR · expected it in the environment · found it in ${FILE} · write it before each command: CONTENT_DIR=… npm start`,
    ]);
  return settings;
}

function readBytes(): Buffer | undefined {
  try {
    return readFileSync(FILE);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') {
      throw new SettingsError([`${FILE} · expected a file that this program may read · found ${code}`]);
    }
    const misnamed = MISNAMED.find((name) => existsSync(name));
    if (misnamed === undefined) return undefined;
    throw new SettingsError([
      `${FILE} · expected this file · found ${misnamed} · rename it to ${FILE}; ` +
        'Windows Explorer shows the ending with View, Show, File name extensions',
    ]);
  }
}

/** Windows editors and PowerShell also save UTF-16. The decoder drops byte order marks. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new SettingsError([
      `${FILE} · expected text in UTF-8 · found another encoding · save it again, in Notepad with Save as, Encoding: UTF-8`,
    ]);
  }
}

/** Without a byte order mark, we recognise UTF-16 by the zero byte of each ASCII letter. */
function encodingOf([first, second]: Buffer): string {
  if (second === 0 || (first === 0xff && second === 0xfe)) return 'utf-16le';
  if (first === 0 || (first === 0xfe && second === 0xff)) return 'utf-16be';
  return 'utf-8';
}

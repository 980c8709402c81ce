import { isAbsolute } from 'node:path';
import type { RemoteAccount } from '../remote/remote-folder';

/** Where copies of the backups go. */
export type CopyTarget =
  | RemoteAccount
  | { kind: 's3'; endpoint: string; region: string; key: string; secret: string; bucket: string; prefix: string };

/**
 * Reads `BACKUP_COPY`: an absolute path, `sftp://user:password@host/folder` or `s3://key:secret@host/bucket/folder?region=…`. A folder of
 * `sftp:` is below the home of the user; with two slashes it is below the root.
 *
 * @returns undefined if it is none of these
 */
export function parseCopyTarget(text: string): CopyTarget | undefined {
  if (isAbsolute(text)) return { kind: 'folder', folder: text };
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const [user = '', password = '', ...parts] = [url.username, url.password, ...url.pathname.slice(1).split('/')].map(
    decoded,
  );
  if (url.hostname === '' || user === '') return undefined;
  if (url.protocol === 'sftp:')
    return {
      kind: 'sftp',
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || 22,
      user,
      password: password || undefined,
      folder: parts.join('/').replace(/\/$/, '') || '.',
    };
  const [bucket = '', ...folders] = parts;
  if (url.protocol !== 's3:' || password === '' || bucket === '') return undefined;
  // Only a server on this machine may have no TLS.
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return {
    kind: 's3',
    endpoint: `${isLocal ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    key: user,
    secret: password,
    bucket,
    prefix: folders
      .filter(Boolean)
      .map((each) => `${each}/`)
      .join(''),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

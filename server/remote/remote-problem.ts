import { FTPError } from 'basic-ftp';
import { codeOf } from '../log';
import { isDiskFull } from '../storage/disk-full';
import { GitError } from './git';
import type { RemoteProblem } from './remote-folder';
import { OtherHostKey, SignInRefused } from './sftp';

/** “Requested file action aborted: exceeded storage allocation”, “insufficient storage space” (RFC 959) and a file or folder that isn't there. */
const [exceeded, insufficient, unavailable] = [552, 452, 550];

export function remoteProblemOf(error: unknown): RemoteProblem {
  if (isDiskFull(error)) return 'disk full';
  if (error instanceof GitError) return error.problem;
  if (error instanceof OtherHostKey) return 'host key';
  const { status } = error as { status?: number };
  if (error instanceof SignInRefused || status === 401 || status === 403) return 'sign in';
  if (error instanceof FTPError) {
    if (error.code === exceeded || error.code === insufficient) return 'disk full';
    return error.code === unavailable ? 'no folder' : 'other';
  }
  const code = codeOf(error);
  // A number is SFTP's: no such file, permission denied.
  const sftpCode = (error as { code?: unknown }).code;
  if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'].includes(code) || sftpCode === 2 || sftpCode === 3)
    return 'no folder';
  if (/^(?:ECONN|EHOST|ENET|ETIMEDOUT|EAI_|ENOTFOUND|EPIPE)/.test(code)) return 'unreachable';
  if (/CERT|ALTNAME|UNABLE_TO_VERIFY/.test(code)) return 'certificate';
  const { message } = error as Error;
  // `ssh2` and `basic-ftp` say these in words only.
  if (/private ?key|key format/i.test(message)) return 'private key';
  const isBroken = /\btime(?:d )?-?out\b|unexpected end|FIN packet|closing connection|not connected|closed/i;
  return isBroken.test(message) ? 'unreachable' : 'other';
}

import { join } from 'node:path';
import { type GitFolder, openGitFolder } from '../remote/git';
import { openRemoteFolder } from '../remote/open-remote-folder';
import type { RemoteFolder } from '../remote/remote-folder';
import { gitWorkName, type HostAccount } from './host-account';

/** Opens the folder of the school's host. Adds the key of an SSH host to the account. @throws as `openRemoteFolder()` and `openGitFolder()` */
export async function openHost(
  { remote, hostKeys }: Pick<HostAccount, 'remote' | 'hostKeys'>,
  dataDir: string,
): Promise<RemoteFolder & Partial<Pick<GitFolder, 'tryPush'>>> {
  if (remote.kind !== 'git') return openRemoteFolder(remote, { keyFile: undefined, hostKeys, isPrivate: false });
  const folder = await openGitFolder(remote, join(dataDir, gitWorkName));
  if (folder.hostKey !== undefined) hostKeys[remote.folder] = folder.hostKey;
  return folder;
}

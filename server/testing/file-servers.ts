import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, vi } from 'vitest';
import type { FileServerAccount } from '../remote/remote-folder';
import { temporaryFolder } from './endpoint.fixture';
import { freePorts } from './free-ports';

const isThere = (command: string) => spawnSync('which', [command]).status === 0;
export const hasSshd = isThere('sshd');
export const hasProftpd = isThere('proftpd') && isThere('ftpasswd');

interface FileServer {
  account: FileServerAccount;
  /** The folder of the account on this machine. */
  there: string;
  stop: () => Promise<void>;
}

/** Starts a program in the foreground until the test has finished. */
async function startProgram(command: string, args: readonly string[], isReady: string): Promise<() => Promise<void>> {
  const file = spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim();
  let program: ChildProcess | undefined = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = async () => {
    const running = program;
    program = undefined;
    if (running?.exitCode !== null) return;
    running.kill();
    await once(running, 'exit');
  };
  onTestFinished(stop);
  await vi.waitFor(() => expect(said).toContain(isReady), 10_000);
  return stop;
}

export interface Sshd extends FileServer {
  keyFile: string;
  /** A key that the server doesn't accept. */
  wrongKeyFile: string;
  /** Starts again, with another key of the host. */
  restart: () => Promise<void>;
}

/** Starts OpenSSH for this account. */
export async function startSshd(): Promise<Sshd> {
  const folder = await temporaryFolder();
  const [port] = await freePorts(1);
  for (const key of ['host', 'other', 'ours'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, key)]);
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const config = [
    ...['ListenAddress 127.0.0.1', 'UsePAM no', 'StrictModes no', 'PidFile none', 'Subsystem sftp internal-sftp'],
    ...['PermitRootLogin yes', 'PasswordAuthentication no', `AuthorizedKeysFile ${join(folder, 'ours.pub')}`],
  ];
  await writeFile(join(folder, 'config'), config.join('\n'));
  const start = (key: string) => {
    const args = ['-D', '-e', '-f', join(folder, 'config'), '-p', String(port), '-h', join(folder, key)];
    return startProgram('sshd', args, 'Server listening');
  };
  let stop = await start('host');
  const there = join(folder, 'there');
  await mkdir(there);
  return {
    account: {
      kind: 'sftp',
      host: '127.0.0.1',
      port: port!,
      user: userInfo().username,
      password: undefined,
      folder: there,
    },
    there,
    keyFile: join(folder, 'ours'),
    wrongKeyFile: join(folder, 'other'),
    restart: async () => {
      await stop();
      stop = await start('other');
    },
    stop: () => stop(),
  };
}

/** Starts ProFTPD with TLS for one user, and makes its certificate. */
export async function startProftpd(): Promise<FileServer & { certificate: string }> {
  const folder = await temporaryFolder();
  const [port, ...passive] = await freePorts(3);
  const there = join(folder, 'home');
  await mkdir(join(there, 'public_html'), { recursive: true });
  const certificate = join(folder, 'certificate.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  execFileSync('openssl', [...request, ...names, ...files], { stdio: 'ignore' });
  const { uid, gid } = userInfo();
  const users = join(folder, 'users');
  const about = ['--uid', String(uid), '--gid', String(gid), '--home', there, '--shell', '/bin/sh'];
  execFileSync('ftpasswd', ['--passwd', '--stdin', '--name', 'school', '--file', users, ...about], {
    input: 'geheim 7\n',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const config = [
    ...['LoadModule mod_tls.c', 'ServerType standalone', 'DefaultAddress 127.0.0.1', `Port ${port}`],
    ...['UseIPv6 off', 'UseReverseDNS off', 'RequireValidShell off', 'RootLogin on', 'AuthOrder mod_auth_file.c'],
    ...[`AuthUserFile ${users}`, `PidFile ${join(folder, 'pid')}`, `ScoreboardFile ${join(folder, 'scoreboard')}`],
    ...['DelayEngine off', 'WtmpLog off', 'SystemLog none', 'DefaultRoot ~', 'AllowOverwrite on'],
    ...[`PassivePorts ${Math.min(...passive)} ${Math.min(...passive) + 50}`, 'TLSEngine on', 'TLSRequired on'],
    ...[`TLSRSACertificateFile ${certificate}`, `TLSRSACertificateKeyFile ${join(folder, 'key.pem')}`],
    ...['TLSLog none', 'TLSOptions NoSessionReuseRequired', ...(uid === 0 ? ['User root', 'Group root'] : [])],
  ];
  await writeFile(join(folder, 'config'), config.join('\n'));
  const stop = await startProgram('proftpd', ['-n', '-c', join(folder, 'config')], 'STARTUP');
  const account = { kind: 'ftps', host: 'localhost', port: port!, user: 'school', password: 'geheim 7' } as const;
  return { account: { ...account, folder: 'public_html' }, there, certificate, stop };
}

import { spawn } from 'node:child_process';

/** Opens an address in the browser of whoever sits at this machine. Without one, nothing happens. */
export function openInBrowser(url: string): void {
  const [command = '', ...args] =
    process.platform === 'win32'
      ? // `start` takes a first argument in quotation marks for the title of a window.
        ['cmd', '/c', 'start', '""', url]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', url];
  const options = { stdio: 'ignore', detached: true, windowsVerbatimArguments: true } as const;
  spawn(command, args, options)
    .on('error', () => undefined)
    .unref();
}

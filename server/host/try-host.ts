import { randomUUID } from 'node:crypto';
import { remoteProblemOf } from '../remote/remote-problem';
import type { HostAccount, HostProblem } from './host-account';
import { openHost } from './open-host';

/** Why a host can't be used, and what it or the network said. */
export interface HostFailure {
  problem: HostProblem;
  reply: string;
}

/**
 * Writes a small file into the folder of a host, reads it at the address of the website, and removes it. A repository, which shows
 * its files in its own time, is only asked whether it would accept them. Adds the key of an SSH host to the account.
 */
export async function tryHost(account: HostAccount, dataDir: string): Promise<HostFailure | undefined> {
  const { address } = account;
  try {
    const host = await openHost(account, dataDir);
    if (host.tryPush) {
      await host.tryPush();
      return undefined;
    }
    const [name, text] = [`try-${randomUUID()}.txt`, `${randomUUID()}\n`];
    try {
      await host.write(name, Buffer.from(text));
      const failure = await readAt(`${address}/${name}`, text);
      await host.remove(name);
      return failure;
    } finally {
      await host.close();
    }
  } catch (error) {
    return { problem: remoteProblemOf(error), reply: (error as Error).message };
  }
}

async function readAt(url: string, wanted: string): Promise<HostFailure | undefined> {
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });
    if (answer.ok && (await answer.text()) === wanted) return undefined;
    return { problem: 'other address', reply: `${url}: ${answer.status}` };
  } catch (error) {
    const { cause } = error as Error;
    return { problem: 'other address', reply: `${url}: ${cause instanceof Error ? cause.message : String(error)}` };
  }
}

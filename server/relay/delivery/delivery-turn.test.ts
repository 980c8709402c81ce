import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../endpoint.fixture';
import { DeliveryTurn } from './delivery-turn';

async function turnHeldBy(pid: number, touched = new Date()): Promise<DeliveryTurn> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'delivering.pid'), String(pid));
  await utimes(join(folder, 'delivering.pid'), touched, touched);
  return new DeliveryTurn(folder);
}

it('waits for a process that is alive', async () => {
  expect(await (await turnHeldBy(process.ppid)).take()).toBe(false);
});

it('takes over from a process that is gone, from its own last run, and from one that has fallen silent', async () => {
  for (const turn of [
    await turnHeldBy(2 ** 30),
    await turnHeldBy(process.pid),
    await turnHeldBy(process.ppid, new Date(Date.now() - 61_000)),
  ]) {
    expect(await turn.take()).toBe(true);
    expect(await turn.take()).toBe(true);
    await turn.release();
  }
});

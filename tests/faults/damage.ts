import { Agent } from 'node:http';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedBeside } from '../../server/relay/spool/damage';
import { pageBytes } from '../../server/relay/spool/schema';
import { Spool } from '../../server/relay/spool/spool';
import { pause, postEnquiry } from './requests';
import type { ServerUnderTest } from './server-under-test';

const flippedBytes = 200;
const kills = 5;

/**
 * Damages the database of a stopped server, then kills the server repeatedly while it salvages the readable records.
 *
 * @returns a summary. Problems are added to `server.wrong`.
 */
export async function damage(dataDir: string, server: ServerUnderTest, random: () => number): Promise<string> {
  const path = join(dataDir, 'spool.db');
  const before = countIn(path);
  await flipBytes(path, random);
  for (let kill = 0; kill < kills; kill += 1) {
    await server.start();
    await pause(random() * 300);
    await server.kill();
  }
  await server.start();
  const agent = new Agent();
  const { status } = await postEnquiry(agent, server.port, { full_name: 'After', submission_id: 'after the damage' });
  agent.destroy();
  if (status !== '200') server.wrong.push(`damaged database: a send was answered ${status}`);
  const results = async () => (await damagedBeside(path)).map(({ result }) => result);
  for (const end = performance.now() + 120_000; (await results()).includes(undefined) && performance.now() < end;)
    await pause(200);
  await server.stop();
  const found = await results();
  const unreadable = found.reduce((sum, result) => sum + (result?.unreadable ?? 0), 0);
  const after = countIn(path) - 1;
  if (found.length === 0 || found.includes(undefined)) server.wrong.push('damaged database: not brought over');
  if (after + unreadable < before)
    server.wrong.push(`damaged database: ${before} before, ${after} and ${unreadable} after`);
  return `${flippedBytes} flipped bytes in a file of ${before} records: ${after} brought over through ${kills} kills, ${unreadable} damaged or lost`;
}

/** Flips random bytes of the database, but none in its first page, which contains the schema. */
async function flipBytes(path: string, random: () => number): Promise<void> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  for (let flipped = 0; flipped < flippedBytes; flipped += 1) {
    const at = pageBytes + Math.floor(random() * (size - pageBytes));
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, at);
    byte[0] = 255 - (byte[0] ?? 0);
    await file.write(byte, 0, 1, at);
  }
  await file.close();
}

function countIn(path: string): number {
  const spool = new Spool(path);
  const { states } = spool.records.counts();
  spool.close();
  return Object.values(states).reduce((sum, count) => sum + count, 0);
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Change } from '../../../office/editing/change';
import { smallSchool } from '../../../model/testing/edited-content';
import { makeRelease } from '../../../pipeline/build/make-release';
import { bundlePrograms } from '../../../pipeline/bundles/bundle-programs';
import { finishInterrupted } from '../../../pipeline/releases/finish-publishing';
import { createPublisher } from '../../../office/publishing/publish';
import { makeSmallRelease, startSchool } from '../../../office/publishing/publishing.fixture';
import { type PublishingPoint, publishingPoints } from '../../../pipeline/releases/publishing-points';
import { currentId, releasesFolder } from '../../../pipeline/releases/releases';
import type { PublishRequest } from '../../../office/website/workshop';
import { copyProject } from '../../support/project-copy';
import { mountDisk } from '../mount-disk';
import { randomFrom } from '../random';
import { pause } from '../requests';
import { BALLAST, type Harm, type Order } from './order';

const DISK_MB = 64;
/** Points that come more than once in a publication are tried twice. */
const REPEATED: readonly PublishingPoint[] = ['building', 'file written'];
/** A random kill comes within this time after the first point. */
const LONGEST_MS = { small: 150, whole: 20_000 };

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0.2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Builds the whole site each time. */
    whole: { type: 'boolean', default: false },
  },
});

const problems: string[] = [];
const counts: Record<string, number> = {};
const reached = new Set<string>();

/** Run with: `npx tsx tests/faults/publishing/run.ts --minutes 60 --seed 7`, or with `--whole` to build the whole site each time. */
async function main(): Promise<void> {
  const isWhole = values.whole;
  const random = randomFrom(Number(values.seed));
  console.log(`Faults while publishing, minutes ${values.minutes}, seed ${values.seed}`);
  const school = path.resolve(smallSchool);
  await bundlePrograms('.cache/faults/publishing', ['tests/faults/publishing/publisher.ts']);
  const program = path.resolve('.cache/faults/publishing/publisher.js');
  const folder = isWhole
    ? copyProject({ also: ['.cache', 'public'] })
    : mkdtempSync(path.join(tmpdir(), 'publishing-'));
  const hasDisk = !isWhole && mountDisk(folder, DISK_MB);
  process.chdir(folder);
  rmSync('content', { recursive: true, force: true });
  const content = await startSchool(school);
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=School', '-c', 'user.email=school@example.org', 'commit', '--quiet', '--message=Content');
  const publisher = createPublisher({ folder: content, makeRelease: isWhole ? makeRelease : makeSmallRelease });
  const until = performance.now() + Number(values.minutes) * 60_000;

  let number = 0;
  await publishThrough(undefined);
  for (const kind of hasDisk ? (['kill', 'full disk'] as const) : (['kill'] as const))
    for (const point of publishingPoints)
      for (let times = 1; times <= (REPEATED.includes(point) ? 2 : 1); times += 1)
        await publishThrough({ kind, point, times });
  for (const point of publishingPoints) if (!reached.has(point)) problems.push(`No publication came to “${point}”.`);
  while (performance.now() < until) await publishThrough('at random');
  if (git('status', '--porcelain', 'content') !== '') problems.push('Git lacks a commit.');
  const titles = git('log', '--format=%s').split('\n');
  if (new Set(titles).size !== titles.length) problems.push('Git has a publication twice.');

  process.chdir('/');
  if (hasDisk) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
  const done = Object.entries(counts).map(([what, count]) => `${count} × ${what}`);
  console.log(`${number} publications: ${done.join(', ')}; wrong: ${problems.length}`);
  for (const problem of problems.slice(0, 20)) console.log(`WRONG: ${problem}`);
  process.exit(problems.length > 0 ? 1 : 0);

  /** Publishes with a harm, restarts, and publishes the same again. */
  async function publishThrough(harm: Harm | 'at random' | undefined): Promise<void> {
    const before = number;
    number += 1;
    const request = requestOf(number, before);
    const name = typeof harm === 'object' ? `${harm.kind} at “${harm.point}”, ${harm.times}` : (harm ?? 'no harm');
    count(typeof harm === 'object' ? harm.kind : name);
    await runProgram(
      program,
      { request, harm: typeof harm === 'object' ? harm : undefined, isWhole },
      harm === 'at random' ? random() : undefined,
    );
    rmSync(BALLAST, { force: true });
    // Either a start finishes the publication, or the next publication.
    if (random() < 0.7) {
      await finishInterrupted();
      const states = statesOf(content);
      if (new Set(states).size !== 1) problems.push(`${name}: content and site have ${states.join(', ')}.`);
      if (!states.every((state) => state === number || state === before))
        problems.push(`${name}: ${states.join(', ')} is neither ${before} nor ${number}.`);
    }
    const result = await publisher.publish(request);
    if (result.kind !== 'live') problems.push(`${name}: refused afterwards: ${JSON.stringify(result)}`);
    else if (result.notCommitted) count('not committed');
    if (statesOf(content).some((state) => state !== number))
      problems.push(`${name}: published again, and has ${statesOf(content).join(', ')} instead of ${number}.`);
  }
}

function requestOf(number: number, before: number): PublishRequest {
  const change = (place: Change['place'], first: string, name: string): Change => ({
    place,
    was: before === 0 ? first : `${name} number ${before}.`,
    becomes: `${name} number ${number}.`,
  });
  return {
    id: number,
    language: 'en',
    who: 'Asha Patil',
    title: `Publication ${number}`,
    changes: [
      change({ file: 'school.yaml', at: ['slogan'], entries: [] }, 'One line of what the school is proud of.', 'Motto'),
      change(
        { file: 'facts/classes.yaml', at: ['classes', 0, 'description'], entries: ['Nursery'] },
        'Songs, sand, water, and a morning at school without tears.',
        'Lesson',
      ),
    ],
  };
}

/** The numbers of the publications that content and site have: four equal ones, if all is well. */
function statesOf(content: string): (number | undefined)[] {
  const site = path.join(releasesFolder, currentId(), 'client');
  const pages = readdirSync(site)
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(site, name));
  const files = ['school.yaml', 'facts/classes.yaml'].map((file) => path.join(content, file));
  return [files, pages].flatMap((texts) => {
    const text = texts.map((file) => readFileSync(file, 'utf8')).join('\n');
    return ['Motto', 'Lesson'].map((name) => {
      const found = [...text.matchAll(new RegExp(`${name} number (\\d+)`, 'g'))].map(([, digits]) => Number(digits));
      return new Set(found).size <= 1 ? found[0] : NaN;
    });
  });
}

/** @param moment when to kill it, as a share of the longest time */
async function runProgram(program: string, order: Order, moment: number | undefined): Promise<void> {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  if (moment !== undefined) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    await Promise.race([pause(moment * (order.isWhole ? LONGEST_MS.whole : LONGEST_MS.small)), ended]);
    child.kill('SIGKILL');
  }
  await ended;
  for (const point of output.split('\n')) reached.add(point);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function count(what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

await main();

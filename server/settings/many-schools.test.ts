import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import {
  contentOfSmallSchool,
  enquiry,
  identifiers,
  postForm,
  startEndpoint,
  temporaryFolder,
} from '../testing/endpoint.fixture';
import { readSchools } from './schools';
import { readSettings } from './settings';

const day = 24 * 60 * 60_000;

const schoolEntry = (number: number) => ({
  id: `school-${number}`,
  name: `School ${number}`,
  publicKey: `key-${number}`,
  origins: [`https://school-${number}.example`],
  mailFrom: `website@school-${number}.example`,
  mailTo: { enquiry: `office@school-${number}.example`, career: `jobs@school-${number}.example` },
  keepDays: 30 + number,
  perMinute: number === 7 ? 2 : 1000,
});

async function schoolsFile(schools: unknown): Promise<string> {
  const path = join(await temporaryFolder(), 'schools.yaml');
  await writeFile(path, stringify(schools));
  return path;
}

it('serves fifty schools, each with its own recipients, origins, limits and erasure', async () => {
  const SCHOOLS_FILE = await schoolsFile(Array.from({ length: 50 }, (_, number) => schoolEntry(number)));
  const schools = await readSchools(readSettings({ SCHOOLS_FILE }, contentOfSmallSchool));
  let now = Date.parse('2026-11-20T10:00:00Z');
  const { url, mails, apps } = await startEndpoint({ SCHOOLS_FILE }, { schools, now: () => now });
  const send = (number: number, origin = number) =>
    postForm(
      url,
      { ...enquiry, ...identifiers, user_id: `key-${number}`, submission_id: 'the same for all' },
      { origin: `https://school-${origin}.example` },
    );
  const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => send(number)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect((await mails()).map(({ to }) => to?.[0]?.address).sort()).toEqual(
    Array.from({ length: 50 }, (_, number) => `office@school-${number}.example`).sort(),
  );
  expect((await send(3, 4)).status).toBe(403);
  // It may send two a minute, one of which it has sent: what is refused does not count.
  const incomplete = () => postForm(url, { user_id: 'key-7' }, { origin: 'https://school-7.example' });
  for (let count = 0; count < 3; count += 1) expect((await incomplete()).status).toBe(400);
  expect([(await send(7)).status, (await send(7)).status]).toEqual([200, 429]);
  expect((await send(8)).status).toBe(200);
  now += 29 * day;
  await apps.erasure.run();
  now += 26 * day;
  // Schools 0 to 24 keep for less than 55 days.
  expect(await apps.erasure.run()).toBe(25);
});

it('says what is wrong with the file, school by school', async () => {
  const SCHOOLS_FILE = await schoolsFile([
    schoolEntry(1),
    { ...schoolEntry(1), keepDays: 1, mailFrom: 'nobody', city: 'x' },
  ]);
  const problem = readSchools(readSettings({ SCHOOLS_FILE }, contentOfSmallSchool));
  await expect(problem).rejects.toThrow(/school 2 · keepDays/);
  await expect(problem).rejects.toThrow(/school 2 · mailFrom · is no list of e-mail addresses/);
  await expect(readSchools(readSettings({ SCHOOLS_FILE: '/nowhere.yaml' }))).rejects.toThrow(
    /SCHOOLS_FILE · expected a readable YAML file/,
  );
});

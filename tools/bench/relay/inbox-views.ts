import { join } from 'node:path';
import { smallSchool } from '../../../model/testing/edited-content';
import { readServerContent } from '../../../model/reading/read-server-content';
import { createApps } from '../../../server/app';
import { pageSize } from '../../../server/inbox/inbox-pages';
import { silentLog } from '../../../server/log';
import { Spool } from '../../../server/relay/spool/spool';
import { servedSchool } from '../../../server/settings/school';
import { readSettings } from '../../../server/settings/settings';
import { median } from '../tables';
import { fill } from './fill';

const records = 50_000;
/** Of them, so many need a person, and stand above the first page. */
const stuck = 200;

/** How long the office waits for each view of a full inbox. */
export async function inboxViews(dataDir: string): Promise<void> {
  await fill(dataDir, records);
  const filled = new Spool(join(dataDir, 'spool.db'));
  for (const { name, revision, receivedAt } of await filled.turns.take(stuck, 0, Date.now()))
    await filled.turns.note({
      name,
      revision,
      receivedAt,
      attempts: [],
      state: 'undelivered',
      nextAttemptAt: 0,
      problem: 'later',
      notedAt: receivedAt,
    });
  filled.close();
  const settings = readSettings({ DATA_DIR: dataDir }, readServerContent(smallSchool));
  const { inbox, spool } = await createApps({
    settings,
    school: () => servedSchool(settings),
    log: silentLog,
    site: false,
  });
  const name = spool.records.list('all', 1)[0]?.name ?? '';
  const last = records / pageSize;
  console.log(
    `\n| view of the inbox with ${records.toLocaleString('en')} records | median of 9 | longest |\n| --- | ---: | ---: |`,
  );
  for (const url of ['/', `/?page=${last / 2}`, `/?page=${last}`, `/records/${name}`, '/metrics', '/readyz']) {
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const begun = performance.now();
      const { statusCode } = await inbox.inject({ url, headers: { host: 'localhost' } });
      if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}`);
      times.push(performance.now() - begun);
    }
    console.log(
      `| ${url.replace(name, '…')} | ${Math.round(median(times))} ms | ${Math.round(Math.max(...times))} ms |`,
    );
  }
}

import { formatInIndia } from '../../model/projections/dates/moments';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { referencesOf } from '../relay/mail/compose-mail';
import type { SubmissionSummary } from '../relay/spool/submission-record';
import { readSettings } from '../settings/settings';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { counted } from '../../words/counted';
import { eraseOnRequest } from '../erasure/eraser';
import { withSubmissions } from './with-submissions';

const usage =
  'Say whose: npm run erase -- REFERENCE, or npm run erase -- "482 913", or npm run erase -- "98765 43210". ' +
  'Without being asked: --yes.';

const stillOnDisk =
  'Not yet erased: another program is reading the database, a backup perhaps, and until it is done the log of the ' +
  'database keeps what was taken out. The server erases that within a minute afterwards, also after a restart.';

/** How long we wait for readers that prevent erasing, in milliseconds. */
const patienceMs = 5000;

/** `npm run erase -- 7c4d-91e2-03ab` or `npm run erase -- "98765 43210"`: erases a person's submissions after confirmation. */
async function main(): Promise<void> {
  const { wanted, yes } = readParameters();
  loadEnvironmentFile();
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  const found = await withSubmissions(dataDir, ({ records }) => records.find(wanted));
  if (found.length === 0)
    throw new Error(`Nothing was sent with the reference, the number or the telephone number ${wanted}.`);
  for (const record of found) console.log(describe(record));
  // The database is closed meanwhile: the server can't replace a damaged one while it is open here.
  if (!yes && !(await isConfirmed())) throw new Error('Nothing was erased.');
  const names = found.map(({ name }) => name);
  const { mails, isGone } = await withSubmissions(dataDir, ({ retention }) =>
    eraseOnRequest(dataDir, retention, names, patienceMs),
  );
  const what = `${counted(found.length, 'submission')}, and ${counted(mails, 'mail')} in this server’s mailbox`;
  console.log(isGone ? `Erased: ${what}.` : `Taken out: ${what}. ${stillOnDisk}`);
  if (settings.smtpUrl !== undefined)
    console.log('Mails that went out lie where they were sent to: delete them there, too.');
  console.log('Backups still hold it; npm run restore leaves it out. See docs/deploying.md.');
}

function readParameters(): { wanted: string; yes: boolean } {
  const options = { yes: { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const wanted = positionals.join(' ').trim();
    if (wanted !== '') return { wanted, yes: values.yes };
  } catch {
    // The command has an unknown option.
  }
  throw new Error(usage);
}

/** A line about a submission without names and answers, because terminal output is read by others, copied and logged. */
function describe(record: SubmissionSummary): string {
  const { form, receivedAt, revision } = record;
  return `Form ${form}, ${referencesOf(record)}, received ${formatInIndia(receivedAt, 'en')}, sent ${counted(revision, 'time')}`;
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nothing was erased: nobody is there to ask. Add --yes if this is right.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D reject the question, which means no.
  const answer = await terminal.question('Erase this for good? Type yes: ').catch(() => 'no');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

main().catch(explainAndExit);

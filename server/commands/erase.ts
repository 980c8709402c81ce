import { eraseSubmissions } from '../erasure';
import { formatInIndia } from '../relay/mail/compose-mail';
import { explainAndExit } from '../start';
import { openData } from './open-data';

/** `npm run erase -- 7c4d-91e2-03ab` or `npm run erase -- "98765 43210"`: erases what one person sent. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2).join(' ').trim();
  if (wanted === '') throw new Error('Say whose: npm run erase -- REFERENCE, or npm run erase -- "98765 43210"');
  const { settings, spool, maildir } = openData();
  const found = spool.records.find(wanted);
  if (found.length === 0) throw new Error(`Nothing was sent with the reference or the telephone number ${wanted}.`);
  const { mails } = await eraseSubmissions(
    found.map(({ name }) => name),
    spool,
    maildir,
  );
  for (const { form, reference, receivedAt, revision } of found)
    console.log(
      `Erased: ${form} ${reference}, received ${formatInIndia(receivedAt, 'en')}, sent ${revision} ${revision === 1 ? 'time' : 'times'}`,
    );
  console.log(`Erased: ${mails} ${mails === 1 ? 'mail' : 'mails'} in the mailbox of this server`);
  if (settings.smtpUrl !== undefined)
    console.log('Mails that went out lie where they were sent to: delete them there, too.');
  console.log('Backups still hold it until they are replaced; see docs/deploying.md.');
  spool.close();
}

main().catch(explainAndExit);

import { explainAndExit } from '../start';
import { openData } from './open-data';

/** `npm run send-again -- all`, or with a reference or a telephone number: starts the attempts anew. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2).join(' ').trim();
  if (wanted === '') throw new Error('Say which: npm run send-again -- REFERENCE, or npm run send-again -- all');
  const { spool } = openData();
  const names =
    wanted === 'all' ? spool.records.undeliveredNames() : spool.records.find(wanted).map(({ name }) => name);
  const count = await spool.turns.sendAgain(names, Date.now());
  console.log(
    count === 0
      ? 'There is nothing of it to send.'
      : `The server will send ${count} within a minute, or when it is started.`,
  );
  spool.close();
}

main().catch(explainAndExit);

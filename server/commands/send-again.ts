import { readSettings } from '../settings/settings';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { withSubmissions } from './with-submissions';

/** `npm run send-again -- all`, or with a reference, a spoken number or a phone number: retries delivery. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2).join(' ').trim();
  if (wanted === '') throw new Error('Say which: npm run send-again -- REFERENCE, or npm run send-again -- all');
  loadEnvironmentFile();
  await withSubmissions(readSettings(process.env).dataDir, async ({ records, queue, isServerRunning }) => {
    const names = wanted === 'all' ? records.undeliveredNames() : records.find(wanted).map(({ name }) => name);
    const count = await queue.sendAgain(names, Date.now());
    const when = isServerRunning ? 'The server sends' : 'When the server is started, it will send';
    console.log(count === 0 ? 'There is nothing of it to send.' : `${when} ${count}.`);
  });
}

main().catch(explainAndExit);

import path from 'node:path';
import { todayInIndia } from '../../forms/calendar-date';
import { checkContent } from './check-content';
import { launchCheck } from './launch/launch-check';

/** Lists what stands between this content and going live; with `--summary` only the counts. */
const contentDir = path.resolve('content');
try {
  process.loadEnvFile();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

const mistakes = checkContent(contentDir).error;
if (mistakes) {
  console.error(mistakes);
  process.exitCode = 1;
} else {
  const { report, summary, isReady } = launchCheck({ contentDir, env: process.env, today: todayInIndia() });
  console.log(process.argv.includes('--summary') ? summary : report);
  if (!isReady) process.exitCode = 1;
}

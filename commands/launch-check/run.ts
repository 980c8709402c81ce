import { todayInIndia } from '../../forms/calendar-date';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { loadEnvironmentFile } from '../../server/program';
import { checkContent } from '../content/check-content';
import { launchCheck } from './launch-check';

/* `npm run launch-check` lists what is to do before this content can go live; with `--summary` only the counts. */
loadEnvironmentFile();
const contentDir = contentFolder();
const { content, others, warnings, error } = checkContent(contentDir);
if (!content) {
  console.error(error);
  process.exitCode = 1;
} else {
  const { report, summary, isReady } = launchCheck({
    contentDir,
    content,
    others,
    warnings,
    env: process.env,
    today: todayInIndia(),
  });
  console.log(process.argv.includes('--summary') ? summary : report);
  if (!isReady) process.exitCode = 1;
}

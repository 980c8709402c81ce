import { createWriteStream, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { zipSite } from '../../server/site/zip-site';
import { build } from './build';
import { terminalReport } from './report';

const ZIP = 'build/site.zip';

const help = `npm run build -- [--zip]

Builds the site into build/client.

  --zip    also puts it into ${ZIP}, for shared hosting: upload that one file and extract it there
`;

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--zip');
if (unknown !== undefined) {
  console.error(unknown === '--help' ? help : `There is no option “${unknown}”.\n\n${help}`);
  process.exitCode = unknown === '--help' ? 0 : 1;
} else {
  const built = await build({ content: { folder: contentFolder() }, report: terminalReport });
  if ('problem' in built) {
    console.error(`\n${built.problem}\n`);
    process.exitCode = 1;
  } else if (options.includes('--zip')) await zip();
}

async function zip(): Promise<void> {
  await pipeline(zipSite('build/client'), createWriteStream(`${ZIP}.part`));
  await rename(`${ZIP}.part`, ZIP);
  console.log(`  Zip: ${(statSync(ZIP).size / 1024 / 1024).toFixed(1)} MB, ${ZIP}`);
}

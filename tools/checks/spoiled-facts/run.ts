import { mock } from 'node:test';
import { parseArgs } from 'node:util';
import { writeTable } from '../../docs/table-in-docs';
import { lookedAtOn } from './sound-school';
import { docsCommand, docsFile, spoiledFactsTable, tellSpoiledFacts } from './tell-spoiled-facts';

const help = `npm run spoiled-facts -- [options]

Spoils the facts of a school one by one and prints what is said of each.

  --write   put the table into ${docsFile}
  --help    this text
`;

const { values: options } = parseArgs({ options: { write: { type: 'boolean' }, help: { type: 'boolean' } } });
if (options.help) console.log(help);
else {
  mock.timers.enable({ apis: ['Date'], now: Date.parse(lookedAtOn) });
  const table = spoiledFactsTable(tellSpoiledFacts());
  console.log(table);
  if (options.write) await writeTable(docsFile, docsCommand, table);
}

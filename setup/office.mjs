// `npm run office`: starts the office and the site, as `npm start` does; with a task such as `add-user`, changes accounts.
import { ensureInstalled } from './install.mjs';

if (process.argv.length === 2) await import('./start.mjs');
else {
  ensureInstalled();
  const { bundleProgram } = await import('./bundle-program.mjs');
  await import(await bundleProgram('commands/office.ts'));
}

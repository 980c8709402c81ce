// What `npm start` runs: install what is missing, build what is stale, serve. What cannot be built leaves the last site.
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { explainTooFewFiles } from './too-few-files.mjs';

explainTooFewFiles();
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { buildIfStale, contentOfSite } = await import('../build/build.ts');
const isUpToDate = await buildIfStale();
if (!isUpToDate && existsSync(contentOfSite)) process.env.CONTENT_DIR = contentOfSite;
const { start } = await import('../../server/start.ts');
await start({ isUpToDate });

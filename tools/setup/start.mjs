// What `npm start` runs: install what is missing, build what is stale, serve.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { buildIfStale } = await import('../build/build.ts');
if (await buildIfStale()) {
  const { start } = await import('../../server/start.ts');
  await start();
} else {
  process.exitCode = 1;
}

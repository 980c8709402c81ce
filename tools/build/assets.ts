import { makeAssets } from './build';

if (!(await makeAssets())) process.exitCode = 1;

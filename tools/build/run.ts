import { build } from './build';

if (!(await build())) process.exitCode = 1;

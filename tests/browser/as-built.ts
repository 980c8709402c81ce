import path from 'node:path';
import { servedSite } from '../../server/site/served-site';

// Sets the base path of the built site for `href()`. Must be imported before the code that calls `href()`.
process.env.VITE_BASE_PATH = (await servedSite(path.resolve('build/client'))).rules.basePath;

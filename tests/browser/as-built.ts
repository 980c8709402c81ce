import path from 'node:path';
import { servedSite } from '../../server/site/served-site';

// Imported first, so that `href()` uses the base path of the built site.
process.env.VITE_BASE_PATH = (await servedSite(path.resolve('build/client'))).rules.basePath;

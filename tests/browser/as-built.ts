import path from 'node:path';
import { servedSite } from '../../server/site/served-site';

// Imported first: `href()` of the tests then gives addresses of the site as it was built.
process.env.VITE_BASE_PATH = (await servedSite(path.resolve('build/client'))).rules.basePath;

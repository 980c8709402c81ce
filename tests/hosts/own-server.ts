import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverContentFile } from '../../model/projections/server-content';
import { type SiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { linkTree } from '../../pipeline/releases/link-tree';
import { startChild } from '../support/child-server';
import { freePort } from '../../server/testing/free-ports';
import { otherOrigin } from './form-promises';
import type { RunningHost } from './host-programs';

/**
 * Our server as `npm start` runs it, on a copy of a release that no build changes. The other hosts pass forms to it.
 *
 * @param folder an empty folder for the copy and for data
 * @param release folder of the release
 * @param rules used instead of the release's own
 */
export async function startOwnServer(
  folder: string,
  release: string,
  rules: SiteRules,
): Promise<RunningHost & { port: number }> {
  const site = path.join(folder, 'site');
  mkdirSync(site);
  linkTree(path.join(release, 'client'), path.join(site, 'client'));
  copyFileSync(path.join(release, serverContentFile), path.join(site, serverContentFile));
  writeFileSync(path.join(site, siteRulesFile), JSON.stringify(rules));
  const port = await freePort();
  const server = await startChild([process.execPath, 'build/server/main.js'], port, {
    env: {
      PORT: String(port),
      INBOX_PORT: '0',
      SITE_DIR: path.join(site, 'client'),
      DATA_DIR: path.join(folder, 'data'),
      TRUST_PROXY: '1',
      ALLOWED_ORIGINS: otherOrigin,
      // Empty settings override those of the developer’s .env file.
      SMTP_URL: '',
      VITE_MAIL_ORIGIN: '',
      VITE_MAIL_SERVICE_ID: '',
      VITE_MAIL_PUBLIC_KEY: '',
    },
  });
  const address = new URL(`http://127.0.0.1:${port}${rules.basePath}`);
  return { ...server, port, site: address, forms: [{ site: address, keepsHost: true, by: 'itself' }] };
}

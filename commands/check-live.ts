import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSettings } from '../pipeline/build/build-settings';
import { type BuiltSite, builtSite } from '../server/live/built-site';
import { NoAnswerError, sendRequest } from '../server/live/host-request';
import { checkLiveSite } from '../server/live/live-site';
import { SettingsError } from '../server/settings/settings-error';
import { currentRelease } from '../server/site/release';
import { counted } from '../words/counted';

const help = `npm run check-live -- https://www.school.example

Requests every page and file of the build from the live site, and reports what the host does wrong. It sends no form.
`;

if (!(await checkLive(process.argv.slice(2)))) process.exitCode = 1;

/**
 * Compares a live site with the build on this machine, and prints the differences.
 *
 * @returns whether the host keeps every promise
 */
async function checkLive([address, ...others]: readonly string[]): Promise<boolean> {
  if (address === undefined || others.length > 0 || address.startsWith('-')) {
    console.error(help);
    return address === '--help';
  }
  const client = path.resolve('build/client');
  if (!existsSync(path.join(client, 'index.html'))) {
    console.error('There is no built site in build/client to compare with. Run: npm run build');
    return false;
  }
  const site = builtSite(path.dirname((await currentRelease(client)).siteDir));
  const mistake = mistakeOf(address, site);
  if (mistake !== undefined) {
    console.error(`${address}: ${mistake}`);
    return false;
  }
  const base = new URL(withSlash(address));
  try {
    await sendRequest(base);
    console.log(
      `Requesting from ${base.href} ${counted(site.pages.length, 'page')} and ${counted(site.files.length, 'file')}:\n`,
    );
    const { kept, faults } = await checkLiveSite(base, site, buildSettings().VITE_MAIL_ORIGIN);
    for (const { promise, lesser } of kept)
      console.log(`✓ ${promise.what}${lesser.length > 0 ? ` (${lesser.join(', ')})` : ''}`);
    for (const fault of faults) console.log(`✘ ${fault}`);
    console.log(
      faults.length === 0
        ? '\nThe host keeps every promise.'
        : `\n${faults.length} broken. docs/deploying.md lists what each host can do.`,
    );
    return faults.length === 0;
  } catch (error) {
    if (!(error instanceof NoAnswerError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    return false;
  }
}

/** @returns why this cannot be the address of the built site, if it cannot */
function mistakeOf(address: string, { rules: { basePath } }: BuiltSite): string | undefined {
  if (!URL.canParse(address)) return 'this is no address. Write it whole, for example https://www.school.example';
  const { protocol, pathname, search, hash, username } = new URL(withSlash(address));
  if (protocol !== 'https:' && protocol !== 'http:') return `expected https://, found ${protocol}//`;
  if (username !== '') return 'write the address without name and password.';
  if (search !== '' || hash !== '') return 'write the address of Home, without ? and #.';
  if (pathname !== basePath)
    return `the site was built for ${basePath}, and this is ${pathname}. Write the address of its Home, or build it for there.`;
  return undefined;
}

function withSlash(address: string): string {
  return /[/?#]$|[?#]/.test(address) ? address : `${address}/`;
}

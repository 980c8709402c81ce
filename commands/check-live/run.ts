import { existsSync } from 'node:fs';
import path from 'node:path';
import { sendFormPath } from '../../forms/form-definition';
import { currentRelease } from '../../server/site/release';
import { SettingsError } from '../../server/settings/settings-error';
import { buildSettings } from '../../pipeline/build/build-settings';
import { type Answer, NoAnswerError, sendRequest } from './host-request';
import { type BuiltSite, builtSite } from './built-site';
import { type CheckedPromise, checkPromises } from './check-promises';
import { counted } from '../../words/counted';

/** Number of problems that we print for each promise. */
const MAX_SHOWN = 3;

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
    const table = await checkPromises(base, site);
    for (const checked of table) console.log(describe(checked));
    const further = [...(await transport(base)), ...(await endpoint(base))];
    for (const problem of further) console.log(`✘ ${problem}`);
    const broken = table.filter(({ problems }) => problems.length > 0).length + further.length;
    console.log(
      broken === 0
        ? '\nThe host keeps every promise.'
        : `\n${broken} broken. docs/deploying.md lists what each host can do.`,
    );
    return broken === 0;
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

function describe({ promise: { what, advice }, asked, problems, lesser }: CheckedPromise): string {
  if (problems.length === 0) return `✓ ${what}${lesser.length > 0 ? ` (${lesser.join(', ')})` : ''}`;
  const more = problems.length - MAX_SHOWN;
  return [
    `✘ ${what}: ${problems.length} of ${asked}`,
    ...problems.slice(0, MAX_SHOWN).map((problem) => `    ${problem}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
    ...(advice === undefined ? [] : [`    ${advice}`]),
  ].join('\n');
}

/** Visitors who type the address without https:// must be redirected there. */
async function transport(base: URL): Promise<string[]> {
  if (['127.0.0.1', 'localhost', '[::1]'].includes(base.hostname)) return [];
  if (base.protocol !== 'https:') return ['the address is not https://: browsers say that it is not secure'];
  if (base.port !== '') return [];
  const plain = new URL(base);
  plain.protocol = 'http:';
  const { status, value } = await sendRequest(plain);
  const redirects = status >= 300 && status < 400 && new URL(value('location') ?? '', plain).protocol === 'https:';
  return redirects ? [] : [`${plain.href}: expected a redirect to https://, found status ${status}`];
}

/** A GET sends no form: our endpoint redirects it to Home. */
async function endpoint(base: URL): Promise<string[]> {
  const { VITE_MAIL_ORIGIN: elsewhere } = buildSettings();
  const url = new URL(sendFormPath.slice(1), elsewhere === undefined ? base : `${elsewhere}/`);
  let answer: Answer;
  try {
    answer = await sendRequest(url);
  } catch (error) {
    return [`the forms: ${(error as Error).message}`];
  }
  // A provider's endpoint may answer a GET with any status except 404.
  const isThere = elsewhere === undefined ? answer.status === 303 : answer.status !== 404;
  return isThere
    ? []
    : [
        `the forms: expected an endpoint at ${url.href}, found status ${answer.status}. ` +
          'Pass this address on to npm start, or build with VITE_MAIL_ORIGIN of where it runs.',
      ];
}

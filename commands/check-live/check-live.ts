import { existsSync } from 'node:fs';
import path from 'node:path';
import { sendFormPath } from '../../forms/form-definition';
import { currentRelease } from '../../server/site/release';
import { SettingsError } from '../../server/settings/settings-error';
import { buildSettings } from '../../pipeline/build/build-settings';
import { type Answer, ask, NoAnswerError } from './ask';
import { type BuiltSite, builtSite } from './built-site';
import { checkPromises, type Kept } from './check-promises';
import { counted } from '../../words/counted';

const MOST_TOLD = 3;

const help = `npm run check-live -- https://www.school.example

Asks the live site for all that the build has written, from outside, and says what the host does not keep. It sends no form.
`;

/**
 * Holds a live site to the table of promises of the build on this machine, and prints what it found.
 *
 * @param args of the command line
 * @returns whether all is kept
 */
export async function checkLive(args: readonly string[]): Promise<boolean> {
  const [address, ...others] = args;
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
    await ask(base);
    console.log(
      `Asking ${base.href} for ${counted(site.pages.length, 'page')} and ${counted(site.files.length, 'file')}:\n`,
    );
    const table = await checkPromises(base, site);
    for (const kept of table) console.log(told(kept));
    const further = [...(await transport(base)), ...(await endpoint(base))];
    for (const problem of further) console.log(`✘ ${problem}`);
    const broken = table.filter(({ problems }) => problems.length > 0).length + further.length;
    console.log(
      broken === 0 ? '\nAll is kept.' : `\n${broken} not kept. docs/deploying.md says what each host can do.`,
    );
    return broken === 0;
  } catch (error) {
    if (!(error instanceof NoAnswerError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    return false;
  }
}

/** @returns why a site cannot be asked at an address; nothing if it can */
function mistakeOf(address: string, { rules: { basePath } }: BuiltSite): string | undefined {
  if (!URL.canParse(address)) return 'this is no address. Write it whole, for example https://www.school.example';
  const { protocol, pathname, search, hash, username } = new URL(withSlash(address));
  if (protocol !== 'https:' && protocol !== 'http:') return `expected https://, found ${protocol}//`;
  if (username !== '') return 'an address with a name and password is not asked.';
  if (search !== '' || hash !== '') return 'write the address of Home, without ? and #.';
  if (pathname !== basePath)
    return `the site was built for ${basePath}, and this asks at ${pathname}. Write the address of its Home, or build it for there.`;
  return undefined;
}

function withSlash(address: string): string {
  return /[/?#]$|[?#]/.test(address) ? address : `${address}/`;
}

function told({ promise: { what }, asked, problems, lesser }: Kept): string {
  if (problems.length === 0) return `✓ ${what}${lesser.length > 0 ? ` (${lesser.join(', ')})` : ''}`;
  const more = problems.length - MOST_TOLD;
  return [
    `✘ ${what}: ${problems.length} of ${asked}`,
    ...problems.slice(0, MOST_TOLD).map((problem) => `    ${problem}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ].join('\n');
}

/** Whoever types the address without https:// must come there. */
async function transport(base: URL): Promise<string[]> {
  if (['127.0.0.1', 'localhost', '[::1]'].includes(base.hostname)) return [];
  if (base.protocol !== 'https:') return ['the address is not https://: browsers say that it is not secure'];
  if (base.port !== '') return [];
  const plain = new URL(base);
  plain.protocol = 'http:';
  const { status, value } = await ask(plain);
  const leads = status >= 300 && status < 400 && new URL(value('location') ?? '', plain).protocol === 'https:';
  return leads ? [] : [`${plain.href}: expected that it leads to https://, found status ${status}`];
}

/** Asked for by GET, our endpoint leads to Home: it takes no form so. */
async function endpoint(base: URL): Promise<string[]> {
  const { VITE_MAIL_ORIGIN: elsewhere } = buildSettings();
  const url = new URL(sendFormPath.slice(1), elsewhere === undefined ? base : `${elsewhere}/`);
  let answer: Answer;
  try {
    answer = await ask(url);
  } catch (error) {
    return [`the forms: ${(error as Error).message}`];
  }
  // A provider answers as it likes, though it answers.
  const isThere = elsewhere === undefined ? answer.status === 303 : answer.status !== 404;
  return isThere
    ? []
    : [
        `the forms: expected an endpoint at ${url.href}, found status ${answer.status}. ` +
          'Pass this address on to npm start, or build with VITE_MAIL_ORIGIN of where it runs.',
      ];
}

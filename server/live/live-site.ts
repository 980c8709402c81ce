import { sendFormPath } from '../../forms/form-definition';
import type { BuiltSite } from './built-site';
import { type CheckedPromise, checkPromises } from './check-promises';
import { type Answer, sendRequest } from './host-request';

/** Number of problems that are shown for each promise. */
const MAX_SHOWN = 3;

export interface CheckedSite {
  kept: readonly CheckedPromise[];
  /** What the host does wrong: for each broken promise its title, some of the problems, and what to do. */
  faults: readonly string[];
}

/**
 * Requests every page and file of a build from the live site. It sends no form.
 *
 * @param base address of the site, with a slash at its end
 * @param mailOrigin where the forms are sent, if that is elsewhere
 * @throws {NoAnswerError} if it cannot be reached
 */
export async function checkLiveSite(base: URL, site: BuiltSite, mailOrigin: string | undefined): Promise<CheckedSite> {
  const table = await checkPromises(base, site);
  const broken = table.filter(({ problems }) => problems.length > 0);
  const further = [...(await checkTransport(base)), ...(await checkEndpoint(base, mailOrigin))];
  return { kept: table.filter((each) => !broken.includes(each)), faults: [...broken.map(describe), ...further] };
}

function describe({ promise: { what, advice }, asked, problems }: CheckedPromise): string {
  const more = problems.length - MAX_SHOWN;
  return [
    `${what}: not for ${problems.length} of ${asked}`,
    ...problems.slice(0, MAX_SHOWN).map((problem) => `    ${problem}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
    ...(advice === undefined ? [] : [`    ${advice}`]),
  ].join('\n');
}

/** Visitors who type the address without https:// must be redirected there. */
async function checkTransport(base: URL): Promise<string[]> {
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
async function checkEndpoint(base: URL, mailOrigin: string | undefined): Promise<string[]> {
  const url = new URL(sendFormPath.slice(1), mailOrigin === undefined ? base : `${mailOrigin}/`);
  let answer: Answer;
  try {
    answer = await sendRequest(url);
  } catch (error) {
    return [`the forms: ${(error as Error).message}`];
  }
  // A provider's endpoint may answer a GET with any status except 404.
  const isThere = mailOrigin === undefined ? answer.status === 303 : answer.status !== 404;
  return isThere
    ? []
    : [
        `the forms: expected an endpoint at ${url.href}, found status ${answer.status}. ` +
          'Pass this address on to npm start, or build with VITE_MAIL_ORIGIN of where it runs.',
      ];
}

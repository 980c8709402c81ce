import { randomUUID } from 'node:crypto';
import { type FormDefinition, sendFormPath } from '../../forms/form-definition';
import { sampleAnswers } from '../../forms/sample-answers';
import { sendRequest } from './host-request';

export interface FormPromise {
  id: string;
  /** A row of the table in docs/deploying.md. */
  what: string;
  /** Headers by which a browser describes the page that sends. */
  headers: Readonly<Record<string, string>>;
  /** The endpoint recognises the page by the `Host` header, which a proxy before it must keep. */
  needsHost?: boolean;
  expected: { status: number; body: RegExp };
}

const script = { accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
const page = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** The visitor’s address of the site. Not this machine’s: the endpoint trusts that always. */
const ownHost = 'www.school.example';
const ownOrigin = `https://${ownHost}`;

/** A site of the school on another host, which `npm run hosts` allows. */
export const otherOrigin = 'https://static.school.example';

/** How the endpoint answers forms that a host passes on to it. */
export const formPromises: readonly FormPromise[] = [
  {
    id: 'form-script',
    what: 'a form sent by its script arrives',
    headers: { ...script, origin: ownOrigin, 'sec-fetch-site': 'same-origin' },
    expected: { status: 200, body: /^OK$/ },
  },
  {
    id: 'form-page',
    what: 'a form posted without scripts arrives',
    headers: { ...page, origin: ownOrigin, 'sec-fetch-site': 'same-origin' },
    expected: { status: 200, body: /<html/ },
  },
  {
    id: 'form-referrer',
    what: 'also without an `Origin`',
    headers: { ...page, origin: 'null', 'sec-fetch-site': 'same-origin' },
    expected: { status: 200, body: /<html/ },
  },
  {
    id: 'form-old-browser',
    what: 'also from a browser from before 2023',
    headers: { accept: page.accept, origin: ownOrigin },
    needsHost: true,
    expected: { status: 200, body: /<html/ },
  },
  {
    id: 'form-across',
    what: 'a form arrives from the school’s site elsewhere',
    headers: { ...script, origin: otherOrigin, 'sec-fetch-site': 'cross-site' },
    expected: { status: 200, body: /^OK$/ },
  },
  {
    id: 'form-across-page',
    what: 'also from there without scripts',
    headers: { ...page, origin: otherOrigin, 'sec-fetch-site': 'cross-site' },
    expected: { status: 200, body: /<html/ },
  },
  {
    id: 'form-foreign',
    what: 'a form from a foreign site is refused',
    headers: { ...script, origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' },
    expected: { status: 403, body: /origin/ },
  },
];

/**
 * Sends a form through a host.
 *
 * @param site its address, with a slash at its end
 * @returns what is wrong with the answer, if anything
 */
export async function sendThrough(site: URL, form: FormDefinition, promise: FormPromise): Promise<string | undefined> {
  const fields = {
    ...sampleAnswers(form),
    service_id: 'gmail',
    template_id: form.template,
    user_id: 'public',
    submission_id: randomUUID(),
  };
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const multipart = new Response(data);
  const { status, body, values } = await sendRequest(new URL(sendFormPath.slice(1), site), {
    method: 'POST',
    headers: { host: ownHost, 'content-type': multipart.headers.get('content-type') ?? '', ...promise.headers },
    body: Buffer.from(await multipart.arrayBuffer()),
  });
  const { expected } = promise;
  if (status !== expected.status)
    return `POST ${sendFormPath}: expected status ${expected.status}, found ${status}: ${body.toString().slice(0, 200)}`;
  if (!expected.body.test(body.toString()))
    return `POST ${sendFormPath}: expected ${expected.body}, found ${body.toString().slice(0, 200)}`;
  const twice = ['cache-control', 'content-type', 'x-content-type-options'].find((name) => values(name).length > 1);
  return twice && `POST ${sendFormPath}: expected ${twice} once, found ${values(twice).join(' and ')}`;
}

import { randomUUID } from 'node:crypto';
import { type FormDefinition, sendFormPath } from '../../forms/form-definition';
import { sampleAnswers } from '../../forms/sample-answers';
import { sendRequest } from '../../server/live/host-request';

export interface FormPromise {
  id: string;
  /** Title of the promise's row in the table of docs/deploying.md. */
  what: string;
  /** Headers with which a browser describes the page that sends the form. */
  headers: Readonly<Record<string, string>>;
  /** Whether the endpoint recognises our page by the `Host` header only, which a proxy must pass on unchanged. */
  needsHost?: boolean;
  expected: { status: number; body: RegExp };
}

const script = { accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
const page = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** Host name of the site for visitors. It isn't `localhost`, which the endpoint always trusts. */
const ownHost = 'www.school.example';
const ownOrigin = `https://${ownHost}`;

/** A site of the school on another host, which `npm run hosts` allows. */
export const otherOrigin = 'https://static.school.example';

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

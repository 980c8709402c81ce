import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sendFormPath } from '../../forms/form-definition';
import { identifiers, startEndpoint } from '../testing/endpoint.fixture';

const binary = fc.string({ unit: 'binary', maxLength: 200 });
const name = fc.oneof(fc.constantFrom('user_id', '__proto__', 'constructor', '', 'x'.repeat(300)), binary);
const value = fc.oneof(fc.constantFrom('public', '\r\n--b', '--b--', 'x'.repeat(70_000)), binary);
const head = fc.constantFrom(
  'Content-Disposition: form-data; name=',
  'Content-Disposition: form-data; filename="f"; name=',
  'Content-Disposition: attachment; name=',
  'X: y; name=',
  'Content-Disposition: form-data\r\nContent-Type: text/plain; charset=',
  'Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name=',
);
const part = fc
  .tuple(head, name, fc.constantFrom('\r\n\r\n', '\r\n', '\n\n', ''), value, fc.constantFrom('\r\n', '\n', ''))
  .map(([start, key, gap, text, end]) => `--b\r\n${start}"${key}"${gap}${text}${end}`);
const rightParts = Object.entries(identifiers).map(
  ([key, text]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`,
);
/** Odd parts, alone or among those of a right form, to test the code behind the checks. */
const multipart = fc
  .tuple(fc.constantFrom([], rightParts), fc.array(part, { maxLength: 3 }), fc.constantFrom('--b--\r\n', '--b', ''))
  .map(([right, odd, end]) => [...right, ...odd, end].join(''));
const json = fc.oneof(
  fc.json({ depthSize: 'large' }),
  fc.dictionary(name, binary).map((template_params) => JSON.stringify({ ...identifiers, template_params })),
  fc.tuple(fc.json(), fc.nat(200)).map(([text, cut]) => text.slice(0, cut)),
);
const request = fc.oneof(
  multipart.map((body) => ({ type: 'multipart/form-data; boundary=b', path: sendFormPath, body })),
  json.map((body) => ({ type: 'application/json', path: sendFormPath.replace('-form', ''), body })),
  binary.map((body) => ({ type: 'text/plain', path: sendFormPath, body })),
);

it('answers any body, and never with a fault of its own', async () => {
  const { url, log } = await startEndpoint();
  const accept = fc.constantFrom('text/html', '*/*');
  await fc.assert(
    fc.asyncProperty(request, accept, async ({ type, path, body }, accepted) => {
      const headers = { 'content-type': type, accept: accepted };
      const { status } = await fetch(url + path, { method: 'POST', headers, body: Buffer.from(body) });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: process.env.TEST_ALL ? 5000 : 200 },
  );
  expect(log.map(({ event }) => event)).not.toContain('fault');
}, 120_000);

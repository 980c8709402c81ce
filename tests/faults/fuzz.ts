import { Agent } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { sendFormPath } from '../../forms/form-definition';
import { median } from '../support/tables';
import { envelope, multipart, post, type PostRequest } from './requests';
import { ServerUnderTest } from './server-under-test';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const casesPerRound = 1000;
const atOnce = 16;
const slowestMs = 5000;
/** How much the server's memory may grow from the second to the last quarter of a run: after warming up it fluctuates by this much. */
const growthMb = 60;

const name = fc.oneof(
  fc.constantFrom(
    'full_name',
    'user_id',
    'service_id',
    'template_id',
    'submission_id',
    '__proto__',
    'constructor',
    '',
    'x'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const value = fc.oneof(
  fc.constantFrom('public', 'gmail', 'enquiry_form', 'career_form', '\r\n--b', '--b--', 'x'.repeat(70_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
/** Field names with the characters that browsers allow in the header of a multipart part. */
const fieldName = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/["\r\n\\]/g, '_'));
const long = fc.string({ unit: 'grapheme-composite', minLength: 2000, maxLength: 4000 });
const partHead = fc.constantFrom(
  'Content-Disposition: form-data; name=',
  'Content-Disposition: form-data; filename="f"; name=',
  'content-disposition:form-data;name=',
  'Content-Disposition: attachment; name=',
  'X: y; name=',
  'Content-Disposition: form-data\r\nContent-Type: text/plain; charset=',
  'Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name=',
);
const part = fc
  .tuple(
    partHead,
    name,
    fc.constantFrom('\r\n\r\n', '\r\n', '\n\n', '', '\r\n\r\n\r\n'),
    value,
    fc.constantFrom('\r\n', '\n', ''),
  )
  .map(([head, key, gap, text, end]) => `--b\r\n${head}"${key}"${gap}${text}${end}`);
const oddMultipart = fc
  .tuple(fc.array(part, { maxLength: 12 }), fc.constantFrom('--b--\r\n', '--b--', '--b', '', '\r\n'))
  .map(([parts, end]) => parts.join('') + end);
/** Valid forms with unusual answers, to test the code behind the checks. */
const right: fc.Arbitrary<PostRequest> = fc
  .tuple(
    fc.dictionary(
      fc.oneof(fc.constantFrom('full_name', 'class_name', 'mobile_number', 'email_id', 'submission_id'), fieldName),
      fc.oneof({ weight: 9, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) }, { weight: 1, arbitrary: long }),
      { maxKeys: 12 },
    ),
    fc.constantFrom('enquiry_form', 'career_form'),
    fc.constantFrom('multipart', 'json'),
  )
  .map(([answers, template_id, format]) => {
    const identified = { ...envelope, template_id };
    const { path, headers, body } =
      format === 'json' ? json({ ...identified, template_params: answers }) : multipart({ ...answers, ...identified });
    return { path, headers: { ...headers, accept: '*/*' }, body };
  });
/** Multipart bodies that are valid except for one part. */
const nearlyRight = fc.tuple(part, fc.nat(3)).map(([odd, place]) => {
  const parts = Object.entries(envelope).map(
    ([key, text]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`,
  );
  parts.splice(place, 0, odd);
  return `${parts.join('')}--b--\r\n`;
});
const oddJson = fc.oneof(
  fc.json({ depthSize: 'large' }),
  fc.nat(3000).map((depth) => `{"template_params":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`),
  fc.tuple(fc.json(), fc.nat(200)).map(([text, cut]) => text.slice(0, cut)),
);
const contentType = fc.oneof(
  fc.constantFrom(
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary="b"',
    'multipart/form-data',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
);
const plainHeaders: fc.Arbitrary<Record<string, string>> = fc.record({
  'content-type': contentType,
  accept: fc.constantFrom('text/html', '*/*'),
  'sec-fetch-mode': fc.constantFrom('navigate', 'cors'),
});
const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.record({
  'content-type': contentType,
  origin: fc.oneof(
    fc.constantFrom('null', 'http://localhost', 'x:', 'https://['),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
  ),
  cookie: fc.oneof(
    fc.constantFrom('XSRF-TOKEN=a', 'XSRF-TOKEN="'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  ),
  'x-xsrf-token': fc.constantFrom('a', ''),
});
const oddCase: fc.Arbitrary<PostRequest> = fc.record({
  path: fc.constantFrom(sendFormPath, `${sendFormPath}/`, sendFormPath.replace('-form', ''), '/api/x', '/%zz'),
  headers: fc.oneof({ weight: 9, arbitrary: plainHeaders }, { weight: 1, arbitrary: hostileHeaders }),
  body: fc.oneof(
    oddMultipart.map((text) => Buffer.from(text)),
    nearlyRight.map((text) => Buffer.from(text)),
    oddJson.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    fc.webQueryParameters().map((text) => Buffer.from(text)),
  ),
});

const anyCase = fc.oneof({ weight: 4, arbitrary: oddCase }, { weight: 1, arbitrary: right });

/** Run with: `npx tsx tests/faults/fuzz.ts --minutes 1 --seed 7` */
async function main(): Promise<void> {
  console.log(`Fuzz, minutes ${values.minutes}, seed ${values.seed}`);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const folder = await mkdtemp(join(tmpdir(), 'school-fuzz-'));
  const server = new ServerUnderTest({ DATA_DIR: folder, TRUST_PROXY: '1' });
  await server.start();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let count = 0;
  let slowest = 0;
  const memory: number[] = [];

  const tryOne = async (each: PostRequest) => {
    const begun = performance.now();
    const status = await send(each, server.port, agent, (count += 1));
    const ms = performance.now() - begun;
    slowest = Math.max(slowest, ms);
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A dead server refuses connections; a living one may reset them after a bad request. The server sends 429 before it reads the body,
    // so that answer would test nothing.
    const isWrong = status === 'ECONNREFUSED' || status === '429' || Number(status) >= 500 || ms >= slowestMs;
    if (!isWrong) return;
    wrong.push(
      `${status} after ${Math.round(ms)} ms: ${JSON.stringify({ ...each, body: each.body.toString('base64') })}`,
    );
  };

  while (performance.now() < until) {
    const cases = fc.sample(anyCase, { numRuns: casesPerRound, seed: Number(values.seed) + count });
    for (let index = 0; index < cases.length; index += atOnce)
      await Promise.all(cases.slice(index, index + atOnce).map(tryOne));
    memory.push(server.memoryMb());
  }
  const quarter = Math.floor(memory.length / 4);
  if (quarter === 0) wrong.push(`only ${memory.length} rounds: too short to see whether memory grows`);
  const growth = median(memory.slice(-quarter)) - median(memory.slice(quarter, 2 * quarter));
  if (growth > growthMb) wrong.push(`memory grew by ${Math.round(growth)} MB`);
  console.log(`${count} cases, answers: ${JSON.stringify(statuses)}; slowest ${Math.round(slowest)} ms`);
  console.log(`Memory: ${memory.map(Math.round).join(', ')} MB`);
  for (const problem of wrong.slice(0, 20)) console.log(`WRONG: ${problem}`);
  agent.destroy();
  await server.kill();
  await rm(folder, { recursive: true, force: true });
  process.exit(wrong.length > 0 ? 1 : 0);
}

/** @param from number of the sender, who gets a documentation address (RFC 3849) of its own */
async function send(each: PostRequest, port: number, agent: Agent, from: number): Promise<string> {
  const address = `2001:db8:${(from >> 16).toString(16)}:${(from & 0xff_ff).toString(16)}::1`;
  try {
    return (await post(agent, port, { ...each, headers: { ...each.headers, 'x-forwarded-for': address } })).status;
  } catch {
    return 'invalid header';
  }
}

function json(value: object): PostRequest {
  return {
    path: sendFormPath.replace('-form', ''),
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  };
}

await main();

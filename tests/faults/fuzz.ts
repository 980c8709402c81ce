import { Agent } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { sendFormPath } from '../../forms/form-definition';
import { median } from '../support/tables';
import { envelope, post, type PostRequest } from './requests';
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

const binary = fc.string({ unit: 'binary', maxLength: 200 });
const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const name = fc.oneof(
  oneOf('full_name', 'user_id', 'submission_id', '__proto__', 'constructor', '', 'x'.repeat(300)),
  binary,
);
const value = fc.oneof(oneOf('public', 'gmail', 'enquiry_form', '\r\n--b', '--b--', 'x'.repeat(70_000)), binary);
const head = oneOf(
  'Content-Disposition: form-data; name=',
  'Content-Disposition: form-data; filename="f"; name=',
  'Content-Disposition: attachment; name=',
  'X: y; name=',
  'Content-Disposition: form-data\r\nContent-Type: text/plain; charset=',
  'Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name=',
);
const part = fc
  .tuple(head, name, oneOf('\r\n\r\n', '\r\n', '\n\n', ''), value, oneOf('\r\n', '\n', ''))
  .map(([start, key, gap, text, end]) => `--b\r\n${start}"${key}"${gap}${text}${end}`);
const rightParts = Object.entries(envelope).map(
  ([key, text]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`,
);
/** A valid part with any value. */
const validPart = binary.map((text) => `--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n${text}\r\n`);
/** Odd parts, alone or among those of a right form, to test the code behind the checks. */
const multipart = fc
  .tuple(
    fc.constantFrom([], rightParts),
    fc.array(fc.oneof(validPart, part), { maxLength: 2 }),
    oneOf('--b--\r\n', '--b--', '--b', ''),
  )
  .map(([right, odd, end]) => [...right, ...odd, end].join(''));
const json = fc.oneof(
  fc.json({ depthSize: 'large' }),
  fc
    .dictionary(name, binary, { maxKeys: 12 })
    .map((template_params) => JSON.stringify({ ...envelope, template_params })),
  fc.nat(3000).map((depth) => `{"template_params":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`),
  fc.tuple(fc.json(), fc.nat(200)).map(([text, cut]) => text.slice(0, cut)),
);
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ accept: oneOf('text/html', '*/*') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      origin: fc.oneof(oneOf('null', 'http://localhost', 'x:'), fc.string({ unit: 'grapheme-ascii', maxLength: 20 })),
      cookie: oneOf('XSRF-TOKEN=a', 'XSRF-TOKEN="'),
      'x-xsrf-token': oneOf('a', ''),
    }),
  },
);
const anyCase: fc.Arbitrary<PostRequest> = fc
  .tuple(
    fc.oneof(
      multipart.map((body) => ['multipart/form-data; boundary=b', sendFormPath, body] as const),
      json.map((body) => ['application/json', sendFormPath.replace('-form', ''), body] as const),
      fc.tuple(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), oneOf(sendFormPath, '/api/x', '/%zz'), binary),
    ),
    headers,
  )
  .map(([[type, path, body], others]) => ({
    path,
    headers: { 'content-type': type, ...others },
    body: Buffer.from(body),
  }));

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

await main();

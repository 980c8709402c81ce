import { expect, it } from 'vitest';
import { sendFormPath } from '../../forms/form-definition';
import { enquiry, identifiers, postForm, startEndpoint } from '../testing/endpoint.fixture';
import { formatLogEntry } from '../log';
import { smtpEnv } from '../testing/mail-server.fixture';
import { freePort } from '../testing/free-ports';

/** The address by which monitors on this machine ask. */
const onThisMachine = (url: string) => url.replace('127.0.0.1', 'localhost');

it('reports its state to monitors on this machine', async () => {
  const begun = Date.now();
  let now = begun;
  const { url, apps } = await startEndpoint(smtpEnv(await freePort()), { now: () => now });
  await postForm(url, { ...enquiry, ...identifiers });
  await apps.delivery.settled();
  now += 60_000;
  const get = async (path: string) => {
    const answer = await fetch(onThisMachine(url) + path);
    return [answer.status, await answer.text()] as const;
  };
  expect(await get('/healthz')).toEqual([200, 'ok\n']);
  const since = new Date(begun).toISOString();
  expect(await get('/readyz')).toEqual([200, `ok\nno mail goes out since ${since}: ESOCKET ECONNREFUSED\n`]);
  const [, metrics] = await get('/metrics');
  for (const line of [
    'website_records{state="waiting"} 1',
    'website_mail_server_away_seconds 60',
    'website_oldest_waiting_seconds 60',
  ])
    expect(metrics.split('\n')).toContain(line);
  expect(Number(/^website_disk_left_bytes (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(1_000_000);
});

it('is not ready while it can’t store submissions', async () => {
  const { url, apps } = await startEndpoint();
  apps.spool.checkWriting = () =>
    Promise.reject(Object.assign(new Error('full'), { errstr: 'database or disk is full' }));
  const answer = await fetch(`${onThisMachine(url)}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([503, 'database-or-disk-is-full\n']);
});

it('never writes user input to logs or metrics, in 500 submissions of all kinds', async () => {
  const { url, log } = await startEndpoint(smtpEnv(await freePort()));
  const marked = Object.fromEntries(Object.keys(enquiry).map((name) => [name, `Marked-${name}`]));
  const send = async (index: number) => {
    const sent = { ...marked, ...identifiers, submission_id: `Marked-id-${index % 200}`, address: `Marked ${index}` };
    const post = async (body: string, headers: Record<string, string>, path = sendFormPath) => {
      const answer = await fetch(url + path, { method: 'POST', body, headers });
      await answer.text();
      return answer.status;
    };
    const multipart = { 'content-type': 'multipart/form-data; boundary=Marked-boundary' };
    switch (index % 5) {
      case 0:
        return post(toMultipart({ ...sent, template_id: 'Marked-template' }), multipart);
      case 1:
        return post('{"Marked', { 'content-type': 'application/json' }, sendFormPath.replace('-form', ''));
      case 2:
        return post(toMultipart(sent), { ...multipart, 'x-xsrf-token': 'Marked', origin: 'https://marked.example' });
      default:
        return post(toMultipart(sent), multipart);
    }
  };
  const statuses = new Set<number>();
  for (let index = 0; index < 500; index += 100)
    for (const status of await Promise.all(Array.from({ length: 100 }, (_, each) => send(index + each))))
      statuses.add(status);
  expect([...statuses].sort()).toEqual([200, 400, 403]);
  const body = await (await fetch(`${onThisMachine(url)}/metrics`)).text();
  const written = log.map((entry) => formatLogEntry(entry, new Date())).join('\n') + body;
  expect(log.length).toBeGreaterThan(500);
  expect(written).not.toMatch(/marked/i);
});

function toMultipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--Marked-boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--Marked-boundary--\r\n`;
}

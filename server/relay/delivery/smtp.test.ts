import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { enquiry, identifiers, sendForm, startEndpoint } from '../../endpoint.fixture';

interface Received {
  recipients: string[];
  mail: Email;
}

async function startMailServer(port: number, refuse = () => false): Promise<Received[]> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(refuse() ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
          callback();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return received;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const smtpEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'SPLS <website@spls.example>',
  MAIL_TO_ENQUIRY: 'office@spls.example, principal@spls.example',
  MAIL_TO_CAREER: 'jobs@spls.example',
});
const retry = { firstMs: 1, longestMs: 5, refusedMs: 5 };

it('delivers once when the mail server is down and comes back', async () => {
  const port = await freePort();
  const { url, log } = await startEndpoint(smtpEnv(port), { retry });
  expect((await sendForm(url, { ...enquiry, ...identifiers })).status).toBe(200);
  await vi.waitFor(() => expect(log.filter(({ event }) => event === 'delivery failed').length).toBeGreaterThan(2));

  const received = await startMailServer(port);
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'));
  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual(['office@spls.example', 'principal@spls.example']);
  expect(received[0]?.mail).toMatchObject({
    subject: 'Admission enquiry: Asha Patil, Grade1',
    from: { address: 'website@spls.example' },
  });
  expect(received[0]?.mail.messageId).toMatch(/^<[0-9a-f]{40}\.1@spls\.example>$/);
});

it('takes up after a restart what the mail server had not taken', async () => {
  const port = await freePort();
  const first = await startEndpoint(smtpEnv(port));
  await sendForm(first.url, { ...enquiry, ...identifiers });
  await first.apps.delivery.settled();
  await first.apps.site.close();

  const received = await startMailServer(port);
  const second = await startEndpoint({ ...smtpEnv(port), DATA_DIR: first.dataDir });
  await vi.waitFor(() => expect(second.log.at(-1)).toMatchObject({ event: 'delivered', attempts: 2 }));
  expect(received).toHaveLength(1);
});

it('flags a refusal for good and goes on trying', async () => {
  let isRefusing = true;
  const port = await freePort();
  const received = await startMailServer(port, () => isRefusing);
  const { url, apps, log } = await startEndpoint(smtpEnv(port), { retry: { ...retry, refusedMs: 20 } });
  await sendForm(url, { ...enquiry, ...identifiers });
  await vi.waitFor(async () => {
    const record = await apps.spool.read((await apps.spool.names())[0]!);
    expect(record?.delivery).toMatchObject({
      state: 'waiting',
      isRefused: true,
      lastError: expect.stringContaining('No such user') as string,
    });
  });
  expect(log.some(({ code }) => code === 'EENVELOPE 550')).toBe(true);
  isRefusing = false;
  await vi.waitFor(() => expect(received).toHaveLength(1));
});

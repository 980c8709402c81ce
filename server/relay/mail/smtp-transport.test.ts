import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SmtpPhase, startMailServer, startScriptedMailServer } from '../../testing/mail-server.fixture';
import { freePort } from '../../testing/free-ports';
import type { Mail } from './compose-mail';
import { addressesIn } from './mailboxes';
import { smtpAccount, smtpTimeouts, smtpTransport } from './smtp-transport';

const recipients = ['one@school.example', 'two@school.example'];
const mail: Mail = {
  from: 'website@school.example',
  to: recipients.join(', '),
  recipients,
  envelopeFrom: 'website@school.example',
  replyTo: undefined,
  subject: 'Admission enquiry',
  text: 'Asha',
  html: '<p>Asha</p>',
  messageId: '<one@school.example>',
  date: new Date(0),
};

function transportTo(url: string, ...rest: [Parameters<typeof smtpAccount>[1]?, typeof smtpTimeouts?]) {
  const transport = smtpTransport(smtpAccount(url, ...rest));
  onTestFinished(() => {
    transport.close();
  });
  return transport;
}

const openTo = (port: number) => transportTo(`smtp://website:secret@127.0.0.1:${port}`, { allowsPlaintextLogin: true });

const away = 'away';
const login = 'login';
const none: string[] = [];
const later = ['later', 'later'];
const policy = ['policy', 'policy'];
const refused = ['refused', 'refused'];
const unsure = ['unsure', 'unsure'];

it.each<[phase: SmtpPhase, reply: string, trouble: string | undefined, outcomes: string[]]>([
  ['greeting', '421 too busy', away, none],
  ['greeting', '451 not now', away, none],
  ['greeting', '554 no service', away, none],
  ['greeting', 'drop', away, none],
  ['EHLO', '421 too busy', away, none],
  ['EHLO', 'drop', away, none],
  ['AUTH', '421 too busy', away, none],
  ['AUTH', 'drop', away, none],
  ['AUTH', '454 temporary authentication failure', login, none],
  ['AUTH', '535 wrong password', login, none],
  ['MAIL', '421 shutting down', away, later],
  ['MAIL', 'drop', away, later],
  ['MAIL', '451 not now', undefined, later],
  ['MAIL', '550 not you', undefined, policy],
  ['RCPT', '421 shutting down', away, later],
  ['RCPT', 'drop', away, later],
  ['RCPT', '450 mailbox busy', undefined, later],
  ['RCPT', '550 no such user', undefined, refused],
  ['RCPT', '550 5.7.1 your address is blocked', undefined, policy],
  ['DATA', '421 shutting down', away, later],
  ['DATA', 'drop', away, later],
  ['DATA', '451 not now', undefined, later],
  ['DATA', '554 no', undefined, policy],
  ['dot', '421 shutting down', away, later],
  ['dot', 'drop', away, unsure],
  ['dot', '451 not now', undefined, later],
  ['dot', '554 spam', undefined, policy],
])('takes at %s “%s” for trouble of the mail server: %s, of this mail: %s', async (phase, reply, trouble, outcomes) => {
  const { port } = await startScriptedMailServer((at) => (at === phase ? reply : undefined));
  const result = await openTo(port).send(mail, 'one.1');
  expect(result.trouble?.kind).toBe(trouble);
  expect(result.answers.map(({ outcome }) => outcome)).toEqual(outcomes);
  const replies = [result.trouble?.reply, ...result.answers.map((answer) => answer.reply)].join();
  if (reply !== 'drop') expect(replies).toContain(reply.slice(4));
  const codes = [result.trouble?.code, ...result.answers.map((answer) => answer.code)].join();
  if (reply !== 'drop') expect(codes).toContain(reply.slice(0, 3));
});

describe('a rejected recipient', () => {
  const written = 'Office@School.EDU, b@विद्यालय.भारत';
  const outcomesOf = async (recipients: string[], rejected: RegExp) => {
    const { port } = await startScriptedMailServer((phase, line) =>
      phase === 'RCPT' && rejected.test(line) ? '550 no such user' : undefined,
    );
    return (await openTo(port).send({ ...mail, recipients }, 'one.1')).answers.map(({ outcome }) => outcome);
  };

  it.each<[RegExp, string[]]>([
    [/Office/, ['refused', 'sent']],
    [/b@/, ['sent', 'refused']],
    [/./, refused],
  ])('is recognised by %s, however its domain is written in the settings', async (rejected, outcomes) => {
    expect(await outcomesOf(addressesIn(written), rejected)).toEqual(outcomes);
  });

  it('never counts as reached, even if we don’t recognise it', async () => {
    expect(await outcomesOf(written.split(', '), /Office/)).toEqual(unsure);
  });
});

it('treats a rejected EHLO and HELO as an outage', async () => {
  const { port } = await startScriptedMailServer((phase) => (phase.endsWith('LO') ? '554 not you' : undefined));
  expect(await openTo(port).send(mail, 'one.1')).toMatchObject({ trouble: { kind: 'away' } });
});

it('treats a closed port as an outage', async () => {
  expect(await openTo(await freePort()).send(mail, 'one.1')).toMatchObject({
    trouble: { kind: 'closed', reply: expect.stringContaining('ECONNREFUSED') as string },
  });
});

const troubleAt = async (...parameters: Parameters<typeof transportTo>) =>
  (await transportTo(...parameters).send(mail, 'one.1')).trouble;
const startSelfSigned = async (protocol: string) => {
  // Hide a warning of smtp-server about its default certificate, which this test needs.
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  return (await startMailServer({}, { secure: protocol === 'smtps', disabledCommands: [] })).port;
};
/** An address that reaches this machine, but isn't a loopback address. */
const elsewhere = '0.0.0.0';

it.each(['smtp', 'smtps'])(
  'takes the self-signed certificate of a mail server on this machine, by %s',
  async (protocol) => {
    const port = await startSelfSigned(protocol);
    expect(await troubleAt(`${protocol}://127.0.0.1:${port}`)).toBeUndefined();
    expect(await troubleAt(`${protocol}://localhost:${port}`)).toBeUndefined();
  },
);

it.each(['smtp', 'smtps'])(
  'accepts a self-signed certificate of another machine by %s only if the settings allow it',
  async (protocol) => {
    const port = await startSelfSigned(protocol);
    const url = `${protocol}://${elsewhere}:${port}`;
    expect(await troubleAt(url)).toMatchObject({ kind: 'certificate' });
    expect(await troubleAt(url, { allowsAnyCertificate: true })).toBeUndefined();
  },
);

it('reports why the mail server accepts no mail', async () => {
  const { port: plain } = await startMailServer();
  const silent = await startScriptedMailServer((phase) => (phase === 'greeting' ? '' : undefined));
  const soon = { ...smtpTimeouts, greetingTimeout: 100 };
  expect(await troubleAt(`smtps://127.0.0.1:${plain}`)).toMatchObject({ kind: 'noTls' });
  expect(await troubleAt(`smtp://user:pw@127.0.0.1:${plain}`)).toMatchObject({ kind: 'noTls' });
  expect(await troubleAt(`smtp://127.0.0.1:${silent.port}`, {}, soon)).toMatchObject({ kind: 'silent' });
  expect(await troubleAt('smtp://mail.invalid')).toMatchObject({ kind: 'unknownName' });
});

it('sends the configured name in EHLO', async () => {
  const { port, lines } = await startScriptedMailServer(() => undefined);
  await troubleAt(`smtp://127.0.0.1:${port}`, { heloName: 'www.school.example' });
  expect(lines[0]).toBe('EHLO www.school.example');
});

it('requests delivery reports if the mail server supports them', async () => {
  const asked = async (sayIn: Parameters<typeof startScriptedMailServer>[0]) => {
    const { port, lines } = await startScriptedMailServer(sayIn);
    await openTo(port).send(mail, 'one.1');
    return lines.filter((line) => /^(MAIL|RCPT)/.test(line));
  };
  expect(await asked(() => undefined)).toEqual([
    'MAIL FROM:<website@school.example> RET=HDRS',
    'RCPT TO:<one@school.example> NOTIFY=FAILURE,DELAY',
    'RCPT TO:<two@school.example> NOTIFY=FAILURE,DELAY',
  ]);
  const withoutReports = await asked((phase) => (phase === 'EHLO' ? '250-mail.example\r\n250 AUTH PLAIN' : undefined));
  expect(withoutReports.join()).not.toMatch(/RET|NOTIFY/);
});

it('opens a new session if the mail server has ended the idle one', async () => {
  let mails = 0;
  const { port } = await startScriptedMailServer((phase) =>
    phase === 'MAIL' && (mails += 1) === 2 ? 'drop' : undefined,
  );
  const transport = openTo(port);
  await transport.send(mail, 'one.1');
  const { answers, trouble } = await transport.send(mail, 'two.1');
  expect(trouble).toBeUndefined();
  expect(answers.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
});

it('has the timeouts of RFC 5321', () => {
  const minute = 60_000;
  const { greetingTimeout, socketTimeout } = smtpAccount('smtp://mail.example');
  expect(greetingTimeout).toBeGreaterThanOrEqual(5 * minute);
  expect(socketTimeout).toBeGreaterThanOrEqual(10 * minute);
});

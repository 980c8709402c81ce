import { expect, it, vi } from 'vitest';
import { enquiry, identifiers, readAll, postForm, startEndpoint } from '../../testing/endpoint.fixture';
import { quickRetry as retry, smtpEnv, startMailServer } from '../../testing/mail-server.fixture';
import { freePort } from '../../testing/free-ports';

it('delivers once after an outage', async () => {
  const port = await freePort();
  const { url, log } = await startEndpoint(smtpEnv(port), { retry });
  expect((await postForm(url, { ...enquiry, ...identifiers })).status).toBe(200);
  await vi.waitFor(() => expect(log.filter(({ event }) => event === 'mail server away').length).toBeGreaterThan(2));

  const { received } = await startMailServer({}, { port });
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'));
  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual(['office@school.example', 'principal@school.example']);
  expect(received[0]?.mail).toMatchObject({
    subject: expect.stringMatching(/^Admission enquiry: Asha Patil, Grade1 \(\d{3} \d{3} · .{14}\)$/) as string,
    from: { address: 'website@school.example' },
  });
  expect(received[0]?.mail.messageId).toMatch(/^<[0-9a-f]{40}\.1@school\.example>$/);
});

it('resumes undelivered mails after a restart', async () => {
  const port = await freePort();
  const first = await startEndpoint(smtpEnv(port));
  await postForm(first.url, { ...enquiry, ...identifiers });
  await first.apps.delivery.settled();
  await first.apps.site.close();

  const { received } = await startMailServer({}, { port });
  const second = await startEndpoint({ ...smtpEnv(port), DATA_DIR: first.dataDir });
  await vi.waitFor(() => expect(second.log.at(-1)).toMatchObject({ event: 'delivered', attempts: 1 }));
  expect(received).toHaveLength(1);
});

it('distinguishes unknown recipients from rejected mails, and keeps trying', async () => {
  let fault: 'recipient' | 'policy' | undefined = 'recipient';
  const { port, received } = await startMailServer({
    onRecipient: () =>
      fault === 'recipient'
        ? { code: 550, text: 'No such user' }
        : fault && { code: 550, text: '5.7.1 Your address is blocked' },
  });
  const { url, apps, log } = await startEndpoint(smtpEnv(port), { retry });
  await postForm(url, { ...enquiry, ...identifiers });
  const problems = () =>
    readAll(apps.spool).flatMap(({ tried }) => tried.map(({ outcome, reply }) => ({ outcome, reply })));
  await vi.waitFor(() =>
    expect(problems()).toContainEqual({ outcome: 'refused', reply: expect.stringContaining('No such user') as string }),
  );
  expect(apps.spool.records.list('stuck', 10)).toHaveLength(1);
  fault = 'policy';
  await vi.waitFor(() =>
    expect(problems()).toContainEqual({ outcome: 'policy', reply: expect.stringContaining('5.7.1') as string }),
  );
  expect(log.some(({ code }) => code === 'EENVELOPE 550')).toBe(true);
  fault = undefined;
  await vi.waitFor(() => expect(received).toHaveLength(1));
});

it('records a lost reply, and resends with the same Message-ID', async () => {
  let isSilent = true;
  const { port, received, drop } = await startMailServer({
    onMail: () => (isSilent ? { waitMs: Infinity } : undefined),
  });
  const { url, apps } = await startEndpoint(smtpEnv(port), { retry });
  await postForm(url, { ...enquiry, ...identifiers });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  isSilent = false;
  drop();
  await vi.waitFor(() => expect(received).toHaveLength(2));
  await apps.delivery.settled();
  const [record] = readAll(apps.spool);
  expect(record?.state).toBe('delivered');
  expect(record?.tried.map(({ outcome }) => outcome)).toEqual(['unsure', 'unsure', 'sent', 'sent']);
  expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(1);
});

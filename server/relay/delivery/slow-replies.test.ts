import { expect, it, vi } from 'vitest';
import { enquiry, identifiers, postForm, startEndpoint } from '../../testing/endpoint.fixture';
import { quickRetry as retry, smtpEnv, startMailServer } from '../../testing/mail-server.fixture';

it('waits for a slow reply beyond the connection timeout instead of sending a copy', async () => {
  const { port, received } = await startMailServer({ onMail: () => ({ waitMs: 1500 }) });
  const timeouts = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 60_000 };
  const { url, log } = await startEndpoint(smtpEnv(port), { retry, smtpTimeouts: timeouts });
  await postForm(url, { ...enquiry, ...identifiers });
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'), { interval: 100 });
  expect(received).toHaveLength(1);
});

it('isn’t blocked by two mails without a reply', async () => {
  const { port, received } = await startMailServer({
    onMail: (mail) => (mail.subject?.includes('Stall') ? { waitMs: Infinity } : undefined),
  });
  const { url } = await startEndpoint(smtpEnv(port), { retry });
  for (const full_name of ['Stall one', 'Stall two', 'Asha'])
    await postForm(url, { ...enquiry, ...identifiers, full_name });
  await vi.waitFor(() => expect(received.map(({ mail }) => mail.subject).join()).toContain('Asha'));
});

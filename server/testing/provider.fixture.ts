import { enquiry, identifiers, startEndpoint } from './endpoint.fixture';

const { env } = process;

/** Origin of a real mail provider to test; empty to test our endpoint. */
const origin = env.PROVIDER_UNDER_TEST?.replace(/\/$/, '') ?? '';

export const account = {
  service: env.VITE_MAIL_SERVICE_ID || identifiers.service_id,
  enquiry: env.VITE_MAIL_ENQUIRY_TEMPLATE || identifiers.template_id,
  career: env.VITE_MAIL_CAREER_TEMPLATE || 'career_form',
  key: env.VITE_MAIL_PUBLIC_KEY || identifiers.user_id,
  /** A page whose origin the provider accepts. */
  page: env.PROVIDER_TEST_PAGE || 'http://localhost:4173/',
};

/** Answers without real data, because they may end up in a school's mailbox. */
export const answers = { ...enquiry, full_name: 'Test: please ignore' };

export interface TestProvider {
  url: string;
  /** Our endpoint, whose mails and records tests can check; unset if we test a real provider. */
  ours: Awaited<ReturnType<typeof startEndpoint>> | undefined;
  /** Resolves when the next request is allowed: the provider accepts one per second. */
  turn: () => Promise<void>;
}

let lastTurn = -Infinity;

export async function openProvider(): Promise<TestProvider> {
  if (origin === '') {
    const ours = await startEndpoint();
    return { url: ours.url, ours, turn: () => Promise.resolve() };
  }
  const turn = async () => {
    const waitMs = Math.max(0, lastTurn + 1500 - performance.now());
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    lastTurn = performance.now();
  };
  return { url: origin, ours: undefined, turn };
}

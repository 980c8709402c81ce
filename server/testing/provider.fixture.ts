import { enquiry, identifiers, startEndpoint } from './endpoint.fixture';

const { env } = process;

/** A mail provider elsewhere, by whose answers ours are judged too. Empty: the endpoint of this project. */
const origin = env.PROVIDER_UNDER_TEST?.replace(/\/$/, '') ?? '';

export const account = {
  service: env.VITE_MAIL_SERVICE_ID || identifiers.service_id,
  enquiry: env.VITE_MAIL_ENQUIRY_TEMPLATE || identifiers.template_id,
  career: env.VITE_MAIL_CAREER_TEMPLATE || 'career_form',
  key: env.VITE_MAIL_PUBLIC_KEY || identifiers.user_id,
  /** A page of an origin that may send. */
  page: env.PROVIDER_TEST_PAGE || 'http://localhost:4173/',
};

/** What is sent: nobody's, so that it may stand in a school's real mailbox. */
export const answers = { ...enquiry, full_name: 'Test: please ignore' };

export interface TestProvider {
  url: string;
  /** Ours, whose mails and records can be looked at. */
  ours: Awaited<ReturnType<typeof startEndpoint>> | undefined;
  /** Resolves when the next request may be made: the provider takes one a second. */
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

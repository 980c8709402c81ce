import { beforeEach, expect, it, vi } from 'vitest';

class FakeExtendableEvent {
  waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
}

class FakeFetchEvent extends FakeExtendableEvent {
  constructor(readonly preloadResponse: Promise<Response | undefined>) {
    super();
  }
}

const kept = new Map<string, Response>();
const store = {
  match: ({ url }: Request) => Promise.resolve(kept.get(url)?.clone()),
  put: ({ url }: Request, answer: Response) => Promise.resolve(kept.set(url, answer)),
};

vi.stubGlobal('self', globalThis);
vi.stubGlobal('location', new URL('https://school.example/'));
vi.stubGlobal('ExtendableEvent', FakeExtendableEvent);
vi.stubGlobal('FetchEvent', FakeFetchEvent);
vi.stubGlobal('caches', { open: () => Promise.resolve(store), match: store.match });
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);

// Workbox asks for its surroundings while it is loaded.
const { NetworkOrKept } = await import('./network-or-kept');

beforeEach(() => {
  kept.clear();
  kept.set('https://school.example/classes', new Response('kept'));
});

it.each([
  ['rejects without a network, as in Chromium', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['resolves with an error response, as in Firefox', () => Promise.resolve(Response.error())],
])('where the preload %s, the kept page is the answer', async (_how, preload) => {
  expect(await (await navigateTo('/classes', preload())).text()).toBe('kept');
});

it('where nothing is kept either, what stands in for it is the answer', async () => {
  expect(await (await navigateTo('/teachers', Promise.resolve(Response.error()))).text()).toBe('instead');
});

it('what the network preloads is the answer, also where something is kept', async () => {
  expect(await (await navigateTo('/classes', Promise.resolve(new Response('new')))).text()).toBe('new');
});

function navigateTo(path: string, preload: Promise<Response>): Promise<Response> {
  const request = new Request(new URL(path, 'https://school.example'));
  // No program can make a request of this mode; only the browser can.
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  const event = new FakeFetchEvent(preload) as unknown as FetchEvent;
  const instead = { handlerDidError: () => Promise.resolve(new Response('instead')) };
  return new NetworkOrKept({ cacheName: 'pages', plugins: [instead] }).handle({ event, request });
}

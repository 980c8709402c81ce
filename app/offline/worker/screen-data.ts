import { fingerprint } from '../offline-build';
import { screenOfData } from '../screen-address';
import { build, worker } from './worker-scope';

/** A page that is busy answers later; then it loads the screen in full. */
const ANSWER_WITHIN_MS = 1000;

/**
 * Data for the router’s move to another screen. It goes through only if page, data and worker are of one build. In any
 * other case, and without a connection, the router is told to load that screen in full: its HTML and its scripts always
 * fit each other, from the network and from the store.
 */
export async function answerScreenData(request: Request, url: URL, clientId: string): Promise<Response> {
  const screen = screenOfData(url.pathname) ?? '/';
  const [answer, modules] = await Promise.all([fetch(request).catch(() => undefined), modulesOf(clientId)]);
  // What has no data on the server is for the router to judge.
  if (answer && !answer.ok) return answer;
  if (!answer || modules !== build.modules) return loadInFull(screen);
  const known = build.screens[screen]?.data;
  return (await fingerprint(await answer.clone().arrayBuffer())) === known ? answer : loadInFull(screen);
}

/** How React Router’s server says “go there by a full load” to its client, in version 7. */
function loadInFull(screen: string): Response {
  const headers = { 'X-Remix-Redirect': screen, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' };
  return new Response(null, { status: 204, headers });
}

/** Asks a page which modules it runs. A worker is stopped when idle, so it could not remember. */
async function modulesOf(clientId: string): Promise<unknown> {
  const page = await worker.clients.get(clientId);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_WITHIN_MS);
    page?.postMessage('which modules?', [port2]);
  });
}

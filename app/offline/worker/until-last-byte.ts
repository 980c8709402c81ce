import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Extra time, since our copy of the response may be complete before the visitor's. */
const PASSED_ON_MS = 500;

/**
 * Keeps the worker alive until a network response is complete. WebKit replaces an idle worker at once; the response
 * that it is streaming would be lost, and the visitor would see an error.
 */
export const untilLastByte: WorkboxPlugin = {
  fetchDidSucceed: ({ event, response }) => {
    event.waitUntil(
      response
        .clone()
        .arrayBuffer()
        .then(() => new Promise((resolve) => setTimeout(resolve, PASSED_ON_MS)))
        // Ignore that the visitor has left or the network has failed.
        .catch(() => undefined),
    );
    return Promise.resolve(response);
  },
};

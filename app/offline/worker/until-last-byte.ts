import type { WorkboxPlugin } from 'workbox-core/types.js';

/** The last byte of the copy says that it has come, not that the visitor’s own has been passed on. */
const PASSED_ON_MS = 500;

/**
 * Keeps the worker at work until the last byte of an answer from the network. WebKit replaces a worker as soon as it has
 * promised nothing more, and what it was passing on is lost: the visitor sees an error in place of the page.
 */
export const untilLastByte: WorkboxPlugin = {
  fetchDidSucceed: ({ event, response }) => {
    event.waitUntil(
      response
        .clone()
        .arrayBuffer()
        .then(() => new Promise((resolve) => setTimeout(resolve, PASSED_ON_MS)))
        // The visitor has gone on, or the network has.
        .catch(() => undefined),
    );
    return Promise.resolve(response);
  },
};

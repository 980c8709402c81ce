import type { WorkboxPlugin } from 'workbox-core/types.js';

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
        // The visitor has gone on, or the network has.
        .catch(() => undefined),
    );
    return Promise.resolve(response);
  },
};

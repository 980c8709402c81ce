import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';

/**
 * The network’s answer, or the kept one. Firefox does not reject a navigation preload that found no network: it resolves
 * with an error response, as no `fetch` does, and `NetworkFirst` takes that for an answer.
 */
export class NetworkOrKept extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = await super._handle(request, handler);
    return answer.type === 'error' ? ((await handler.cacheMatch(request)) ?? answer) : answer;
  }
}

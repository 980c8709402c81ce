import { href } from '../href';

const where = { and: [{ href_matches: href('/*') }, { not: { href_matches: href('/*.*') } }] };

const rules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
};

/**
 * Prefetches a page (14 KB at most) when a pointer rests on its link, and prerenders it when the link is pressed, about
 * 100 ms before the release. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify(rules);

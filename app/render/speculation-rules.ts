import { href } from '../href';

const where = { and: [{ href_matches: href('/*') }, { not: { href_matches: href('/*.*') } }] };

const rules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
};

/**
 * Tells browsers that know it to fetch a page of ours when a pointer rests on its link, which costs 14 KB at most, and to
 * render it when the link is pressed: that is some 100 ms before it is released.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify(rules);

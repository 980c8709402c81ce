import type { CompiledSchool } from '../../model/projections/compiled-school';

/**
 * The school as another object. The renderer keeps the pages of a school as long as its object exists: whoever renders all pages once
 * passes it a copy, because those of a large school take 100 MB.
 */
export function toRenderOnce(school: CompiledSchool): CompiledSchool {
  return { ...school };
}

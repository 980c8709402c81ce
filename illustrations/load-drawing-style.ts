import type { DrawingStyleName } from '../look/drawing-styles';
import type { DrawingStyle } from './drawing-style';

const styles: Record<DrawingStyleName, () => Promise<DrawingStyle | undefined>> = {
  warli: async () => (await import('./warli/warli')).warli,
  geometry: async () => (await import('./geometry/geometry')).geometry,
  none: () => Promise.resolve(undefined),
};

/** Imports one drawing style only, so that a school runs no code of other styles. */
export function loadDrawingStyle(name: DrawingStyleName): Promise<DrawingStyle | undefined> {
  return styles[name]();
}

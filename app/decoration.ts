import { type DecorationName, decorations } from '../model/projections/pictures/decorations';
import { href } from './href';

/** Picture and box of a decoration, as an `<img>` takes them. */
export function decoration(name: DecorationName): { src: string; width: number; height: number } {
  const { src, ...box } = decorations[name];
  return { src: href(src), ...box };
}

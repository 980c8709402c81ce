import { type DecorationName, decorations } from '../model/projections/pictures/decorations';
import { href } from './href';

/** `<img>` attributes of a decoration. */
export function decoration(name: DecorationName): { src: string; width: number; height: number } {
  const { src, ...box } = decorations[name];
  return { src: href(src), ...box };
}

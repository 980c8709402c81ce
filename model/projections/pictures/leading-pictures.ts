import type { Look } from '../../concepts/look';
import type { CaptionedPicture } from '../../concepts/picture';

type WrittenPhoto = Extract<CaptionedPicture, { photo: string }>;

/** Keeps the photo or the drawing of each picture that has both, as `pictures:` in `look.yaml` says. */
export function withLeadingPictures<Content>(content: Content, leads: Look['pictures']): Content {
  return leads === 'photos' ? content : (withDrawings(content) as Content);
}

function withDrawings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDrawings);
  if (value === null || typeof value !== 'object') return value;
  if (hasDrawing(value)) {
    const { drawing, caption } = value;
    return { ...drawing, ...(caption && { caption }) } satisfies CaptionedPicture;
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDrawings(each)]));
}

function hasDrawing(value: object): value is WrittenPhoto & { drawing: NonNullable<WrittenPhoto['drawing']> } {
  return 'photo' in value && 'drawing' in value && value.drawing !== undefined;
}

import type { Picture } from '../../model/picture';

/** Every picture below a value of the content, wherever it stands: a picture is what has a `place`. */
export function collectPictures(value: unknown): Picture[] {
  if (Array.isArray(value)) return value.flatMap(collectPictures);
  if (value === null || typeof value !== 'object') return [];
  if ('place' in value && ('illustration' in value || 'photo' in value)) return [value as Picture];
  return Object.values(value).flatMap(collectPictures);
}

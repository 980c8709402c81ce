import type { z } from 'zod';
import { portraitThemes } from '../../look/theme-names';
import type { Drawing, Photo } from '../concepts/picture';
import { fieldsOf, valueAt } from '../concepts/fields';
import { personOfTitle } from '../projections/pictures/person-of-title';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { fillText } from './placeholders';

/**
 * Sets the `person` of each drawn portrait by the title in the name beside it, unless the content sets it.
 *
 * @param data in the first language, since a picture is drawn once for all languages
 * @param placeholders for names such as `{{principalName}}`
 */
export function withPersons(schema: z.ZodType, data: unknown, placeholders: Placeholders): unknown {
  const copy = structuredClone(data);
  for (const { picture, at } of fieldsOf(schema, copy)) {
    if (!picture) continue;
    const name = valueAt(copy, [...at.slice(0, -1), 'name']);
    const written = valueAt(copy, at) as Drawing | Photo;
    const drawing = 'illustration' in written ? written : written.drawing;
    if (typeof name !== 'string' || !drawing || !portraitThemes.includes(drawing.illustration)) continue;
    drawing.person ??= personOfTitle(fillText(name, placeholders, () => undefined));
  }
  return copy;
}

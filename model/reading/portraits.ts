import type { z } from 'zod';
import { portraitThemes } from '../../look/theme-names';
import type { Drawing, Photo } from '../concepts/picture';
import { fieldsOf, valueAt } from '../concepts/fields';
import { personOfTitle } from '../projections/pictures/person-of-title';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { fillText } from './placeholders';

/**
 * The data of a file in which each portrait beside a name shows the person of whom the title speaks, unless `person:` says it.
 *
 * @param data in the first language, which decides for all: a picture is drawn once
 * @param placeholders that names may mention
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

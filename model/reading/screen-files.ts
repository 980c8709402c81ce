import { z } from 'zod';
import type { Language } from '../../words/languages';
import { addressIn } from '../projections/pages/languages';
import { addressOfScreen, homeFile } from '../projections/pages/screen-address';
import type { ContentReader } from './content-file';
import { MAX_NAME } from '../concepts/record';
import { type ScreenKind, screenKinds } from '../concepts/screens';
import type { Screen } from '../concepts/site-content';

type ScreenFile = Omit<Screen, 'data'> & { data: unknown };

const yamlKinds = Object.keys(screenKinds).filter((kind) => kind !== 'home' && kind !== 'prose');

/**
 * Reads the screens. The name of a file in `content/screens/` is the address of its screen.
 *
 * @param files all files below `content/`
 * @param language of the screens, unless it is the first one of the school
 */
export function readScreens(files: readonly string[], reader: ContentReader, language?: Language): ScreenFile[] {
  const inFolder = files.filter((file) => file.startsWith('screens/') && isScreen(file, reader));
  // Home is always in the list, so that a missing file is reported.
  const screens = [homeFile, ...inFolder.filter((file) => file !== homeFile)].map((file): ScreenFile => {
    const path = language ? addressIn(language, addressOfScreen(file)) : addressOfScreen(file);
    const { data, body } = file.endsWith('.md')
      ? reader.markdown(file, schemaOf(['prose']))
      : { data: reader.yaml(file, file === homeFile ? homeKind : yamlKind), body: '' };
    return { kind: (data as { kind: ScreenKind }).kind, path, file, data, body };
  });
  for (const [index, { path, file }] of screens.entries()) {
    if (screens.findIndex((each) => each.path === path) < index)
      reader.error({ file, rule: 'same-address', values: { address: path } });
  }
  return screens;
}

const yamlKind = schemaOf(yamlKinds);
const homeKind = schemaOf(['home']);

/** Chooses the schema by the `kind:` of a file; for an unknown kind, a schema that rejects it. */
function schemaOf(kinds: readonly string[]) {
  return (fields: unknown): z.ZodType => {
    const { kind } = (fields ?? {}) as { kind?: unknown };
    return typeof kind === 'string' && kinds.includes(kind)
      ? screenKinds[kind as ScreenKind].schema
      : z.looseObject({ kind: z.enum(kinds) });
  };
}

/** Names that the built site uses for its own files. `404` is reserved in every folder, because a language has its `404.html` there. */
const RESERVED = /^screens\/(.+\/404\.|(404|api|assets|decorations|documents|home|index|pictures)(\.(md|yaml)$|\/))/;

function isScreen(file: string, { error }: ContentReader): boolean {
  if (file === homeFile) return true;
  const name = file.slice('screens/'.length);
  if (!/\.(md|yaml)$/.test(name)) {
    const isOtherSpelling = /\.(yml|YAML|markdown|MD)$/.test(name);
    const meant = name.replace(/\.(yml|YAML)$/, '.yaml').replace(/\.(markdown|MD)$/, '.md');
    error({ file, rule: 'no-screen-file', values: { meant: isOtherSpelling ? meant : undefined } });
    return false;
  }
  if (RESERVED.test(file)) {
    error({ file, rule: 'reserved-page-name', values: { name } });
    return false;
  }
  if (name.split('/').some((part) => part.replace(/\.\w+$/, '').length > MAX_NAME)) {
    error({ file, ...tooLongName });
    return false;
  }
  if (/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.test(name)) return true;
  error({ file, rule: 'name-of-page', values: { meant: nameForAddress(name) } });
  return false;
}

export const tooLongName = { rule: 'name-too-long', values: { limit: MAX_NAME } } as const;

/** Suggests a file name that can be an address: `Midday Meal.md` → `midday-meal.md`. */
function nameForAddress(name: string): string {
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  const parts = stem.split('/').map((part) =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
  return `${parts.map((part) => part || 'screen').join('/')}${ending}`;
}

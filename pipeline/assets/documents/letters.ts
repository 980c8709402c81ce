import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContentMistake } from '../../../model/mistakes/words/content-error';
import type { ContentPath } from '../../../model/concepts/fields';
import type { Translations } from '../../../model/concepts/translations';
import type { Language } from '../../../words/languages';
import { placeInContent } from '../../../model/mistakes/places/content-place';
import { fieldsOfFile } from '../../../model/concepts/registry';
import type { SiteContent } from '../../../model/concepts/site-content';
import { textsIn } from '../texts-in';
import { planDocument } from './document-plan';
import { printedContents, printedFonts } from './printed-fonts';

/**
 * Reports letters that no PDF font has, which would print as empty boxes. Phones have emoji, so screens may use them.
 *
 * @param contents the content in each language, the first language first
 */
export function letterMistakes(contentDir: string, contents: readonly SiteContent[]): ContentMistake[] {
  const [first] = contents;
  return printedContents(contents).flatMap((content) => {
    const printed = content.documents.flatMap((document) =>
      'scan' in document ? [] : textsIn(planDocument(document, content)),
    );
    const written = content === first ? textsOf(content) : translationsInto(content.language, first?.files ?? []);
    return written.flatMap(({ file, at, value }): ContentMistake[] => {
      // Skip placeholders and link addresses: they are replaced before printing.
      const lacking = value.split(/\{\{?[^{}]*\}?\}|\]\([^)]*\)/).filter((piece) => piece.search(unprintable()) >= 0);
      if (!lacking.some((piece) => printed.some((each) => each.includes(piece.trim())))) return [];
      const letters = [...new Set(value.match(unprintable()))];
      return [{ ...placeInContent(contentDir, file, at), rule: 'unprintable-letters', values: { letters } }];
    });
  });
}

interface WrittenText {
  file: string;
  at: ContentPath;
  value: string;
}

function textsOf({ files }: SiteContent): WrittenText[] {
  return files.flatMap((read) =>
    fieldsOfFile(read).flatMap(({ text, value, at }) =>
      text && typeof value === 'string' ? [{ file: read.file, at, value }] : [],
    ),
  );
}

/** @param files content files of the first language, including translations */
function translationsInto(language: Language, files: SiteContent['files']): WrittenText[] {
  return files
    .filter(({ kind }) => kind === 'translations')
    .flatMap(({ file, data }) =>
      (data as Translations).texts.flatMap((entry, index) => {
        const { [language]: value } = entry as Partial<Record<Language, string>>;
        return value === undefined ? [] : [{ file, at: ['texts', index, language], value }];
      }),
    );
}

let known: RegExp | undefined;

/** Matches every character that no PDF font has. Font files list their characters as CSS does: `U+0000-00FF,U+20B9`. */
function unprintable(): RegExp {
  if (known) return known;
  const letters = printedFonts
    .flatMap(({ folder, files }) => {
      const file = fileURLToPath(import.meta.resolve(`@fontsource/${folder}/unicode.json`));
      const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return files.flatMap((each) => (ranges[each] ?? '').split(','));
    })
    .map((range) => range.replace('U+', '').replace(/[\dA-F]+/g, String.raw`\u{$&}`))
    .join('');
  known = new RegExp(String.raw`[^${letters}]\p{M}*`, 'gu');
  return known;
}

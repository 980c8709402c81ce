import path from 'node:path';
import { documentPath } from '../../concepts/document';
import type { WrittenForm } from '../../concepts/form';
import { photoEndings } from '../../concepts/picture';
import type { SiteContent } from '../../concepts/site-content';
import { designationsOf } from '../facts/count-staff';
import { sitePages } from '../pages/site-pages';
import type { NamedEntry } from './references';

type Name = Omit<NamedEntry, 'file'>;

/** Names to which fields can refer, besides those of `namedEntries`: files, pages, posts, languages, and what lists of forms offer. */
export function otherNames(content: SiteContent, presentFiles: readonly string[]): Name[] {
  const { documents, classes, files } = content;
  const names = (kind: Name['kind'], each: readonly string[]) => each.map((name): Name => ({ kind, name, at: [] }));
  const pages = [...sitePages(content).map((page) => page.path), ...documents.map(({ id }) => documentPath(id))];
  const lists = files.flatMap(({ file, kind, data }) =>
    kind === 'form' ? (data as WrittenForm).fields.flatMap((field, index) => offeredBy(field, index, file)) : [],
  );
  return [
    ...names('page', pages),
    ...names('language', content.school.languages),
    ...names('designation', designationsOf(content)),
    ...lists,
    ...ofFiles(presentFiles),
  ];

  function offeredBy(field: WrittenForm['fields'][number], index: number, file: string): Name[] {
    if (field.kind !== 'select') return [];
    const { name, classesExcept } = field;
    const at = ['fields', index, 'name'];
    const offered = classesExcept ? classes.filter(({ label }) => !classesExcept.includes(label)) : [];
    const answers = offered.map(({ label }): Name => ({ kind: 'answer', name: label, within: `${file}#${name}`, at }));
    return [{ kind: 'list', name, within: file, at }, ...answers];
  }
}

function ofFiles(files: readonly string[]): Name[] {
  return files.flatMap((file): Name[] => {
    const [, above, name = ''] = /^(photos|documents)\/(.*)$/.exec(file) ?? [];
    if (above === 'documents') return [{ kind: 'scan', name, at: [] }];
    if (above !== 'photos' || !photoEndings.test(name)) return [];
    const within = path.posix.dirname(name);
    return [
      { kind: 'photo', name, at: [] },
      { kind: 'photo', name: path.posix.basename(name), within, at: [] },
      { kind: 'photo-folder', name: within, at: [] },
    ];
  });
}

import type { ContentMistake } from './content-error';
import type { MenuEntry } from './menu';
import { screenFile, screenFiles } from './screen-files';
import type { SiteContent } from './site-content';

type Complain = (mistake: ContentMistake) => void;

/** Checks what no file can know alone: links, references and names that must not repeat. */
export function crossCheck(content: SiteContent, complain: Complain): void {
  checkMenu(content, complain);
  checkUnique(content, complain);
  checkReferences(content, complain);
}

function checkMenu({ menu, settings, screens }: SiteContent, complain: Complain): void {
  const links: { file: string; field: string; to: string }[] = [
    ...linksOf(menu.header).map((to) => ({ file: 'menu.yaml', field: 'header', to })),
    ...menu.footer.map(({ to }) => ({ file: 'menu.yaml', field: 'footer', to })),
    { file: 'settings.yaml', field: 'admissionBanner › to', to: settings.admissionBanner.to },
    { file: 'settings.yaml', field: 'disclosureLink › to', to: settings.disclosureLink.to },
    ...screens.flatMap((screen) =>
      screen.kind === 'home'
        ? [
            { file: screenFile(screen), field: 'action › to', to: screen.data.action.to },
            ...screen.data.tiles.map(({ title, to }) => ({
              file: screenFile(screen),
              field: `tiles › ${title} › to`,
              to,
            })),
          ]
        : [],
    ),
  ];
  for (const { file, field, to } of links) {
    if (to in screenFiles) continue;
    complain({
      file,
      field,
      expected: 'the address of a screen of this site',
      found: `“${to}”`,
      advice: 'Take the address from the table in content/README.md.',
    });
  }
}

function linksOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap((entry) => (entry.to ? [entry.to] : linksOf(entry.items ?? [])));
}

function checkUnique({ committees, documents, rules, screens }: SiteContent, complain: Complain): void {
  const lists: { file: string; field: string; names: string[] }[] = [
    { file: 'facts/committees.yaml', field: 'id', names: committees.map(({ id }) => id) },
    { file: 'facts/documents.yaml', field: 'id', names: documents.map(({ id }) => id) },
    { file: 'facts/rules.yaml', field: 'id', names: rules.map(({ id }) => id) },
    {
      file: 'screens/gallery.yaml',
      field: 'albums › id',
      names: screens.flatMap((screen) => (screen.kind === 'albums' ? screen.data.albums.map(({ id }) => id) : [])),
    },
    { file: 'screens', field: 'title', names: screens.map(({ data }) => data.title) },
    { file: 'screens', field: 'description', names: screens.map(({ data }) => data.description) },
  ];
  for (const { file, field, names } of lists) {
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index))) {
      complain({
        file,
        field,
        expected: 'a name that stands only once',
        found: `“${name}” more than once`,
        advice: 'Change one of them.',
      });
    }
  }
}

function checkReferences({ committees, documents, rules, screens }: SiteContent, complain: Complain): void {
  const wanted: { file: string; field: string; name: string; known: string[]; where: string }[] = [];
  const documentIds = documents.map(({ id }) => id);
  const committeeIds = committees.map(({ id }) => id);
  const ruleIds = rules.map(({ id }) => id);

  for (const document of documents) {
    if (!('facts' in document) || document.facts !== 'committee') continue;
    const name = document.committee ?? '(none)';
    wanted.push({
      file: 'facts/documents.yaml',
      field: `${document.id} › committee`,
      name,
      known: committeeIds,
      where: 'facts/committees.yaml',
    });
  }
  for (const screen of screens) {
    if (screen.kind === 'prose') {
      for (const name of screen.data.rules ?? []) {
        wanted.push({ file: screenFile(screen), field: 'rules', name, known: ruleIds, where: 'facts/rules.yaml' });
      }
    }
    if (screen.kind === 'documents') {
      for (const row of screen.data.sections.flatMap((section) => section.rows)) {
        if ('document' in row) {
          wanted.push({
            file: screenFile(screen),
            field: row.label,
            name: row.document,
            known: documentIds,
            where: 'facts/documents.yaml',
          });
        }
      }
    }
  }
  for (const { file, field, name, known, where } of wanted) {
    if (known.includes(name)) continue;
    complain({
      file,
      field,
      expected: `an id that stands in content/${where}`,
      found: `“${name}”`,
      advice: `Write one of: ${known.join(', ')}; or add the entry there first.`,
    });
  }
}

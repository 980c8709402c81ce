import type { Complaint } from './content-file';
import type { ContentPath } from './content-place';
import type { MenuEntry } from './menu';
import { nearestName } from './nearest-name';
import { screenFile, screenFiles } from './screen-files';
import type { SiteContent } from './site-content';
import { checkTextLinks } from './text-links';

type Complain = (complaint: Complaint) => void;

/** A name or address in the content, and where it stands. */
interface Mention {
  file: string;
  at: ContentPath;
  name: string;
}

/** Checks what no file can know alone: links, references and names that must not repeat. */
export function crossCheck(content: SiteContent, complain: Complain): void {
  checkLinks(content, complain);
  checkUnique(content, complain);
  checkReferences(content, complain);
  checkTextLinks(content, complain);
}

function checkLinks({ menu, settings, screens }: SiteContent, complain: Complain): void {
  const links: Mention[] = [
    ...linksOf(menu.header, ['header']).map((link) => ({ file: 'menu.yaml', ...link })),
    ...linksOf(menu.footer, ['footer']).map((link) => ({ file: 'menu.yaml', ...link })),
    { file: 'settings.yaml', at: ['admissionBanner', 'to'], name: settings.admissionBanner.to },
    { file: 'settings.yaml', at: ['disclosureLink', 'to'], name: settings.disclosureLink.to },
    ...screens.flatMap((screen) =>
      screen.kind === 'home'
        ? [
            { file: screenFile(screen), at: ['action', 'to'], name: screen.data.action.to },
            ...screen.data.tiles.map(({ to }, index) => ({
              file: screenFile(screen),
              at: ['tiles', index, 'to'],
              name: to,
            })),
          ]
        : [],
    ),
  ];
  const known = Object.keys(screenFiles);
  for (const { file, at, name } of links) {
    if (known.includes(name)) continue;
    const near = nearestName(name, known);
    complain({
      file,
      at,
      expected: 'the address of a screen of this site',
      found: `“${name}”`,
      advice: near ? `Did you mean “${near}”?` : 'Take the address from the table in content/README.md.',
    });
  }
}

function linksOf(entries: readonly MenuEntry[], at: ContentPath): Omit<Mention, 'file'>[] {
  return entries.flatMap((entry, index) =>
    entry.to ? [{ at: [...at, index, 'to'], name: entry.to }] : linksOf(entry.items ?? [], [...at, index, 'items']),
  );
}

function checkUnique({ committees, documents, rules, screens }: SiteContent, complain: Complain): void {
  const lists: Mention[][] = [
    committees.map(({ id }, index) => ({ file: 'facts/committees.yaml', at: ['committees', index, 'id'], name: id })),
    documents.map(({ id }, index) => ({ file: 'facts/documents.yaml', at: ['documents', index, 'id'], name: id })),
    rules.map(({ id }, index) => ({ file: 'facts/rules.yaml', at: ['rules', index, 'id'], name: id })),
    ...screens.flatMap((screen) =>
      screen.kind === 'albums'
        ? (['id', 'title'] as const).map((field) =>
            screen.data.albums.map((album, index) => ({
              file: screenFile(screen),
              at: ['albums', index, field],
              name: album[field],
            })),
          )
        : [],
    ),
    screens.map((screen) => ({ file: screenFile(screen), at: ['title'], name: screen.data.title })),
    screens.map((screen) => ({ file: screenFile(screen), at: ['description'], name: screen.data.description })),
  ];
  for (const mentions of lists) {
    for (const [index, { file, at, name }] of mentions.entries()) {
      const first = mentions.findIndex((each) => each.name === name);
      if (first === index) continue;
      const where = mentions[first]?.file === file ? 'above in this file' : `in content/${mentions[first]?.file}`;
      complain({
        file,
        at,
        expected: 'a text that stands only once',
        found: `“${name}”, which stands ${where} too`,
        advice: 'Change one of the two.',
      });
    }
  }
}

function checkReferences({ committees, documents, rules, screens }: SiteContent, complain: Complain): void {
  const look = (known: readonly { id: string }[], where: string, mentions: readonly Mention[]) => {
    const ids = known.map(({ id }) => id);
    for (const { file, at, name } of mentions) {
      if (ids.includes(name)) continue;
      const near = nearestName(name, ids);
      complain({
        file,
        at,
        expected: `an id that stands in content/${where}`,
        found: name === '' ? undefined : `“${name}”`,
        advice: near
          ? `Did you mean “${near}”? If not, add the new entry to content/${where} first.`
          : `Write one of: ${ids.join(', ')}; or add the new entry to content/${where} first.`,
      });
    }
  };
  look(
    committees,
    'facts/committees.yaml',
    documents.flatMap((document, index) =>
      'facts' in document && document.facts === 'committee'
        ? [{ file: 'facts/documents.yaml', at: ['documents', index, 'committee'], name: document.committee ?? '' }]
        : [],
    ),
  );
  look(
    rules,
    'facts/rules.yaml',
    screens.flatMap((screen) =>
      screen.kind === 'prose'
        ? (screen.data.rules ?? []).map((name, index) => ({ file: screenFile(screen), at: ['rules', index], name }))
        : [],
    ),
  );
  look(
    documents,
    'facts/documents.yaml',
    screens.flatMap((screen) =>
      screen.kind === 'documents'
        ? screen.data.sections.flatMap(({ rows }, section) =>
            rows.flatMap((row, index) =>
              'document' in row
                ? [
                    {
                      file: screenFile(screen),
                      at: ['sections', section, 'rows', index, 'document'],
                      name: row.document,
                    },
                  ]
                : [],
            ),
          )
        : [],
    ),
  );
}

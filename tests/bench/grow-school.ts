import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { smallSchool } from '../../model/testing/edited-content';

/** How much to add to the starter. */
export interface Size {
  notices: number;
  /* Three drawings each. */
  albums: number;
  staff: number;
  screens: number;
}

/** Writes an enlarged starter into a new folder. */
export function growSchool(folder: string, { notices, albums, staff, screens }: Size): void {
  cpSync(smallSchool, folder, { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const addTo = (file: string, list: string, entries: readonly object[]) => {
    const document = parseDocument(readFileSync(path.join(folder, file), 'utf8'));
    for (const entry of entries) document.addIn([list], document.createNode(entry));
    write(file, document.toString({ lineWidth: 0 }));
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  addTo(
    'facts/staff.yaml',
    'staff',
    numbers(staff).map((number) => ({
      name: `Teacher ${number}`,
      designation: 'PRT English',
      qualification: 'B.A., D.El.Ed.',
      picture: { illustration: 'portrait', seed: number },
    })),
  );
  addTo(
    'screens/gallery.yaml',
    'albums',
    numbers(albums).map((number) => ({
      id: `album-${number}`,
      title: `Album ${number}`,
      pictures: [1, 2, 3].map((seed) => ({ illustration: 'sports-day', seed: 3 * number + seed })),
    })),
  );
  for (const number of numbers(screens))
    write(`screens/more/screen-${number}.md`, prose(`Screen ${number}`, 'kind: prose\ndescription: ', number));
  write(
    'screens/news.yaml',
    'kind: news\ntitle: News\ndescription: What happens at {{schoolName}} this week, and happened in the years before.\n',
  );
  for (const number of numbers(notices)) {
    const day = new Date(Date.UTC(2026, 0, 1) - number * 5 * 86_400_000).toISOString().slice(0, 10);
    write(`news/notice-${number}.md`, `---\ntitle: Notice ${number}\ndate: ${day}\n---\n\n${sentences(number)}\n`);
  }
}

function prose(title: string, fields: string, number: number): string {
  return `---\n${fields}What there is to be said of matter ${number}, in some lines.\ntitle: ${title}\n---\n\n${sentences(number)}\n`;
}

function sentences(number: number): string {
  return `The buses of line ${number} leave at eight. Whoever is late **waits at the gate**, and somebody comes.\n\nThe [fees](/classes) stay.`;
}

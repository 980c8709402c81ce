import type { Screen } from '../../../model/concepts/site-content';
import type { Language } from '../../../words/languages';
import { addresses, compressedBytes, heaviestInOthers } from '../../../e2e/support/addresses';
import { albumWith, content, contents, enquiryScreen } from '../../../e2e/support/content';
import { words } from '../../../e2e/support/words';

/** Paths of the school’s screens, and what its buttons say. What the school does not have is left out. */
export interface MeasuredScreens {
  paths: readonly string[];
  /** Pages that stand for those of the other languages. */
  pathsInOthers: readonly string[];
  /** One screen of each kind that differs in what it has to load. */
  timed: readonly string[];
  /** Of the school, the first one first. */
  languages: readonly Language[];
  form?: string;
  album?: string;
  move?: { from: string; to: string };
  /** Home in each language, and what is looked for from there. */
  searches: readonly { path: string; question: string }[];
  buttons: { menu: string; nextSlide?: string };
}

/** Which screens of the school are measured. Needs the built site. */
export function measuredScreens(): MeasuredScreens {
  const home = content.screens.find((screen) => screen.kind === 'home');
  return {
    paths: addresses.map(({ path }) => path),
    pathsInOthers: heaviestInOthers(),
    timed: [heaviest('home'), heaviest('classes'), enquiryScreen?.path, heaviest('albums'), heaviest('tables')].filter(
      (path) => path !== undefined,
    ),
    languages: contents.map(({ language }) => language),
    form: enquiryScreen?.path,
    album: albumWith(3)?.path,
    move: moveByFooter(),
    searches: contents.flatMap(({ screens }) => {
      const [search, home, contact] = ['search', 'home', 'contact'].map((kind) =>
        screens.find((each) => each.kind === kind),
      );
      return search && home && contact ? [{ path: home.path, question: contact.data.title.toLowerCase() }] : [];
    }),
    buttons: { menu: words.menu, nextSlide: home && home.data.slides.length > 1 ? words.carousel.next : undefined },
  };
}

function heaviest(kind: Screen['kind']): string | undefined {
  const paths = content.screens.filter((screen) => screen.kind === kind).map(({ path }) => path);
  return paths.sort((one, other) => compressedBytes(other) - compressedBytes(one)).at(0);
}

/** From a screen of running text to another screen by a link of the footer, which every screen has. */
function moveByFooter(): MeasuredScreens['move'] {
  const kindOf = (path: string) => content.screens.find((screen) => screen.path === path)?.kind;
  const to = content.menu.footer
    .map((link) => link.to)
    .find((path) => !['home', 'form'].includes(kindOf(path) ?? 'home'));
  const from = content.screens.find(({ kind, path }) => kind === 'prose' && path !== to);
  return from && to ? { from: from.path, to } : undefined;
}

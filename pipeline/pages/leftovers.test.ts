import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadDrawingStyle } from '../../illustrations/load-drawing-style';
import { drawingStyles } from '../../look/drawing-styles';
import { colourNames } from '../../look/colours';
import { palettes } from '../../look/palettes';
import { sitePages } from '../../model/projections/pages/site-pages';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { escapeRegExp } from '../../words/escape-regexp';
import { boards } from '../../words/india/boards';
import { stateNamed, states } from '../../words/india/states';
import { languageCodes, languages } from '../../words/languages';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { renderer } from '../../tests/support/renderer.fixture';

const examples = readdirSync('examples').map((name) => path.join('examples', name));
const schools = ['content', ...examples].map((each) => ({ folder: each, contents: readEveryLanguage(each) }));

/** The code must work for any school: a page with words of another school would have them from the code. */
test.each(examples)(
  'no page of %s has a word, a state, a board, a drawing, a colour or a language of another school',
  { timeout: 120_000 },
  async (example) => {
    const { contents } = schools.find(({ folder: each }) => each === example)!;
    const [{ school, look }] = contents;
    const said = JSON.stringify(contents);
    const notOwn = (names: readonly string[]) => [...new Set(names)].filter((name) => name && !said.includes(name));
    const others = schools.flatMap((each) => (each.folder === example ? [] : each.contents));
    const style = await loadDrawingStyle(look.world);
    const otherStyles = await Promise.all(drawingStyles.filter((name) => name !== look.world).map(loadDrawingStyle));
    const ownColours = new Set(Object.values(look.colours));
    const leftovers = {
      words: notOwn(
        others.flatMap((each) => [
          ...[each.school.name, each.school.slogan, each.school.summary, each.school.address.town],
          ...each.staff.map(({ name }) => name),
        ]),
      ),
      states: notOwn(
        states.flatMap((each) => (each === stateNamed(school.address.state) ? [] : Object.values(each.names))),
      ),
      boards: notOwn([...boards.flatMap(({ names }) => Object.values(names ?? {})), 'CBSE', 'सीबीएसई']),
      drawings: otherStyles.flatMap((each) => Object.values(each?.colophons ?? {})),
      colours: [...others.map(({ look: each }) => each.colours), ...Object.values(palettes)]
        .flatMap((colours) => colourNames.map((name) => colours[name]))
        .filter((colour) => !ownColours.has(colour)),
      languages: languageCodes
        .filter((code) => !contents.some(({ language }) => language === code))
        .flatMap((code) => [`lang="${code}"`, `lang="${languages[code].tag}"`]),
    };
    // A drawing style may have no footer credit.
    const { drawings: _, ...sought } = leftovers;
    for (const [what, names] of Object.entries(sought)) expect(names.length, what).toBeGreaterThan(0);

    const compiled = { ...compiledForTest(contents), colophons: style?.colophons ?? {} };
    for (const { path: address } of contents.flatMap(sitePages)) {
      const page = await renderer.render(address, compiled);
      for (const [what, names] of Object.entries(leftovers))
        expect
          .soft(
            names.filter((name) => isIn(page, name)),
            `${what} on ${address}`,
          )
          .toEqual([]);
    }
  },
);

/** Whether a page contains a name as a whole word: “Goa” is not in “goal”. */
function isIn(page: string, name: string): boolean {
  if (!page.includes(name)) return false;
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${escapeRegExp(name)}(?![\p{L}\p{M}])`, 'u').test(page);
}

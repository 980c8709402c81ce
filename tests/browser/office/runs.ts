import type { Engine } from '../engines/engine';
import { contents } from '../support/content';
import { testsAll } from '../support/tests-all';
import { scriptsOff, scriptsOn } from '../support/ways';
import { test as base } from './fixtures';
import { type Hand, handOn } from './hand';

/** How a clerk does a piece of work in an engine. */
interface Run {
  /** Of the window, in CSS pixels. */
  width: 360 | 1280;
  device: 'pointer' | 'keyboard';
  /** Place of the language among those of the school; a school with fewer begins again. */
  language: 0 | 1 | 2;
  scripts: 'on' | 'off';
  /** Set if only `npm run test:all` runs it. */
  byDay?: false;
}

/** What an engine lacks here is left to `npm run test:all`. */
export type Runs = Partial<Record<Engine['name'], Run>>;

/** What says how engines meet a test, for its second parameter. A test without it is for Chromium. */
export function as(runs: Runs) {
  return { annotation: { type: 'runs', description: JSON.stringify(runs) } };
}

const usual = as({ Chromium: { width: 1280, device: 'pointer', language: 0, scripts: 'on' } });

interface RunFixtures {
  /** How this engine meets the test. */
  run: Run;
  hand: Hand;
}

export const test = base.extend<RunFixtures>({
  run: async ({ engine }, use, testInfo) => {
    const { description = '' } = [...testInfo.annotations, usual.annotation].find(({ type }) => type === 'runs')!;
    const runs = JSON.parse(description) as Runs;
    const run = runs[engine.name];
    testInfo.skip((!run || run.byDay === false) && !testsAll, 'Left to npm run test:all.');
    await use(run ?? otherwise(Object.values(runs)[0]!, engine));
  },
  viewport: ({ run }, use) => use({ width: run.width, height: 800 }),
  way: ({ run }, use) => use(run.scripts === 'on' ? scriptsOn : scriptsOff),
  officeLanguage: ({ run }, use) => use(contents[run.language % contents.length]!.language),
  hand: ({ page, run, engine }, use) => use(handOn(page, run.device, engine)),
});

function otherwise({ width, device, scripts }: Run, engine: Engine): Run {
  return {
    width: width === 360 ? 1280 : 360,
    device: device === 'pointer' ? 'keyboard' : 'pointer',
    language: engine.name === 'Firefox' ? 1 : 2,
    scripts: scripts === 'on' ? 'off' : 'on',
  };
}

import { contents } from '../support/content';
import { scriptsOff, scriptsOn } from '../support/ways';
import { test as base } from './fixtures';
import { type Hand, handOn } from './hand';
import { type Morning, type OfficeRun, morningRuns } from './morning-runs';

interface MorningFixtures {
  morning: Morning;
  /** How this engine meets the morning. */
  run: OfficeRun;
  hand: Hand;
}

export const test = base.extend<MorningFixtures>({
  morning: ['calls', { option: true }],
  run: ({ engine, morning }, use) => use(morningRuns[morning][engine.name]),
  viewport: ({ run }, use) => use({ width: run.width, height: 800 }),
  way: ({ run }, use) => use(run.scripts === 'on' ? scriptsOn : scriptsOff),
  officeLanguage: ({ run }, use) => use(contents[run.language % contents.length]!.language),
  hand: ({ page, run, engine }, use) => use(handOn(page, run.device, engine)),
});

export { CLERK, expect, PRINCIPAL, sectionOf } from './fixtures';

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { engines } from './engines';

type Outcome = Record<'passed' | 'failed' | 'skipped', number>;

/** Prints a table of the journeys' results by engine, with reasons for skipped ones. */
export default class JourneyTable implements Reporter {
  private readonly rows = new Map<string, Map<string, Outcome>>();
  private readonly reasons = new Set<string>();

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    const [engine] = (test.parent.project()?.name ?? '').split(', ');
    const isTriedAgain = status !== 'passed' && status !== 'skipped' && retry < test.retries;
    if (!engine || isTriedAgain) return;
    const title = test.titlePath().slice(3).join(' › ');
    const row = this.rows.get(title) ?? new Map<string, Outcome>();
    this.rows.set(title, row);
    const outcome = row.get(engine) ?? { passed: 0, failed: 0, skipped: 0 };
    row.set(engine, outcome);
    outcome[status === 'passed' || status === 'skipped' ? status : 'failed'] += 1;
    for (const { type, description } of test.annotations)
      if (type === 'skip' && description) this.reasons.add(`${engine}: ${title}: ${description}`);
  }

  onEnd(): void {
    if (this.rows.size === 0) return;
    const names = engines.map(({ name }) => name);
    console.log(`\nJourneys, number of ways passed\n${names.map((name) => name.padEnd(12)).join('')}`);
    for (const [title, row] of this.rows)
      console.log(names.map((name) => inWords(row.get(name)).padEnd(12)).join('') + title);
    console.log('– not possible:');
    for (const reason of [...this.reasons].sort()) console.log(`  ${reason}`);
    const missing = names.filter((name) => ![...this.rows.values()].some((row) => row.has(name)));
    if (missing.length > 0) console.log(`Not run: ${missing.join(', ')}.`);
  }
}

function inWords(outcome: Outcome | undefined): string {
  if (!outcome) return 'not run';
  const { passed, failed, skipped } = outcome;
  if (failed > 0) return `${failed} FAILED`;
  return passed === 0 ? '–' : skipped > 0 ? `${passed} (${skipped} –)` : String(passed);
}

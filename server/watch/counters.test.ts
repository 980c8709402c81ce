import { expect, it } from 'vitest';
import { Counters } from './counters';

it('counts each label from zero, in the text format of Prometheus', () => {
  const counters = new Counters();
  counters.add('refusals', 'busy');
  counters.add('refusals', 'busy', 2);
  counters.add('refusals', 'foreign');
  const lines = counters.toText().split('\n');
  expect(lines.filter((line) => line.startsWith('website_'))).toEqual([
    'website_refusals_total{kind="busy"} 3',
    'website_refusals_total{kind="foreign"} 1',
  ]);
  expect(lines).toContain('# TYPE website_submissions_total counter');
});

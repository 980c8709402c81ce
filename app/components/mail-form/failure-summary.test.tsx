import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words } from '../../../words/en/words';
import { UnreachableError } from '../../send/send-errors';
import { FailureSummary } from './failure-summary';

function summaryWith(numbers: readonly string[]): string {
  return renderToStaticMarkup(
    <FailureSummary
      failure={new UnreachableError({ status: 0, statusText: '', url: '/send', text: '' })}
      contact={{ phones: numbers.map((number) => ({ label: 'Office', number })), whatsapp: undefined }}
      form={{ id: 'visit', title: '', template: '', summary: [], fields: [], sent: { title: '', sentence: '' } }}
      formId="visit"
    />,
  );
}

it('offers every telephone of the school', () => {
  const summary = summaryWith(['+91 00000 00001', '+91 00000 00002']);
  expect(summary).toContain(words.failure.orCall);
  expect(summary.match(/href="tel:/g)).toHaveLength(2);
});

it('doesn’t mention calls if the school has no telephone', () => {
  expect(summaryWith([])).not.toContain(words.failure.orCall);
});

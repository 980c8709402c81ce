import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import forms from 'virtual:forms';
import { words } from '../../../words/en';
import { UnreachableError } from '../../send/send-errors';
import { FailureSummary } from './failure-summary';

const summaryWith = (numbers: readonly string[]) =>
  renderToStaticMarkup(
    <FailureSummary
      failure={new UnreachableError({ status: 0, statusText: '', url: '/send', text: '' })}
      reference="7c4d-91e2-03ab"
      form={forms.en!.enquiry!}
      formId="enquiry"
      contact={{ phones: numbers.map((number) => ({ label: number, number })), whatsapp: undefined }}
    />,
  );

it('offers every telephone of the school', () => {
  const summary = summaryWith(['+91 00000 00001', '+91 00000 00002']);
  expect(summary).toContain(words.failure.orCall);
  expect(summary.match(/href="tel:/g)).toHaveLength(2);
});

it('speaks of no call where the school has no telephone', () => {
  expect(summaryWith([])).not.toContain(words.failure.orCall);
});

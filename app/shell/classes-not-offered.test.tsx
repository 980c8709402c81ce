import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormDefinition } from '../../forms/form-definition';
import { ClassesNotOffered } from './classes-not-offered';

const form: FormDefinition = {
  id: 'visit',
  title: 'Visit',
  template: 'visit',
  summary: ['class_name'],
  sent: { title: 'Sent', sentence: 'We have it.' },
  fields: [
    {
      kind: 'select',
      name: 'class_name',
      label: 'Class',
      placeholder: 'Select',
      options: [],
      classesNotOffered: [{ value: 'Std8', label: 'Std 8' }],
    },
  ],
};

const shown = (phone: { number: string } | undefined) =>
  renderToStaticMarkup(<ClassesNotOffered form={form} phone={phone} isGoalOfLinks={false} />);

it('says whom to call about a class that the form leaves out', () => {
  expect(shown({ number: '+91 00000 00001' })).toMatch(/Std 8 is not in the list .*call the school: <a href="tel:/);
});

it('speaks of no call where the school has no telephone', () => {
  expect(shown(undefined)).toContain('Std 8 is not in the list of this form.');
  expect(shown(undefined)).not.toContain('call');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClassNotOffered } from './class-not-offered';

const shown = (phone: { number: string } | undefined) =>
  renderToStaticMarkup(<ClassNotOffered label="Std 8" phone={phone} />);

it('says whom to call about a class that the form leaves out', () => {
  expect(shown({ number: '+91 00000 00001' })).toMatch(/Std 8 is not in the list .*call the school: <a href="tel:/);
});

it('speaks of no call where the school has no telephone', () => {
  expect(shown(undefined)).toContain('Std 8 is not in the list of this form.');
  expect(shown(undefined)).not.toContain('call');
});

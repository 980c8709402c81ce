// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { stored } from '../storage';
import { rememberLanguage } from './remember-language';

it('remembers the language that the visitor chooses', () => {
  document.body.innerHTML = '<a href="#" hreflang="mr" lang="mr" data-offer="offered">mr</a>';
  rememberLanguage();
  document.querySelector('a')!.click();
  expect(stored('localStorage', 'language')).toBe('mr');
});

it.each([
  ['keeps the fragment of the page in the other language', (link: string) => link, '#fees'],
  ['leads from the enquiry dialog to the same dialog', (link: string) => `<dialog>${link}</dialog>`, '#dialog'],
])('%s', (_, placed, hash) => {
  history.replaceState(null, '', '#fees');
  document.body.innerHTML = placed('<a href="#dialog" hreflang="mr" lang="mr" data-offer="offered">mr</a>');
  rememberLanguage();
  const link = document.querySelector('a')!;
  link.click();
  expect(link.hash).toBe(hash);
});

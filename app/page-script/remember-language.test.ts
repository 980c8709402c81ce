// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { rememberLanguage } from './remember-language';

afterEach(() => {
  vi.unstubAllEnvs();
  localStorage.clear();
});

it('remembers the language separately for each school in a folder of a host', () => {
  document.body.innerHTML = ['mr', 'hi']
    .map((language) => `<a href="#" hreflang="${language}" lang="${language}" data-offer="offered">${language}</a>`)
    .join('');
  rememberLanguage();
  const choose = (folder: string, language: string) => {
    vi.stubEnv('VITE_BASE_PATH', folder);
    document.querySelector<HTMLElement>(`[hreflang=${language}]`)?.click();
  };
  choose('/school-a/', 'mr');
  choose('/school-b/', 'hi');
  expect({ ...localStorage }).toEqual({ '/school-a/language': 'mr', '/school-b/language': 'hi' });
});

it.each([
  ['takes the place within the page along to the other language', (link: string) => link, '#fees'],
  ['leads from the enquiry dialog to the same dialog', (link: string) => `<dialog>${link}</dialog>`, '#dialog'],
])('%s', (_, placed, hash) => {
  history.replaceState(null, '', '#fees');
  document.body.innerHTML = placed('<a href="#dialog" hreflang="mr" lang="mr" data-offer="offered">mr</a>');
  rememberLanguage();
  const link = document.querySelector('a')!;
  link.click();
  expect(link.hash).toBe(hash);
});

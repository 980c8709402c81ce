import { expect, it } from 'vitest';
import { visitorLanguage } from './visitor-language';

const languages = ['en', 'mr'] as const;

it.each([
  ['mr', 'it was posted', { posted: 'mr', referer: 'https://school.example/fees' }],
  ['mr', 'Home has it', { referer: 'https://school.example/mr' }],
  ['en', 'it was posted from a page in another language', { posted: 'en', referer: 'https://school.example/mr' }],
  ['mr', 'the page has it, and no language was posted', { posted: '__proto__', referer: 'https://school.example/mr' }],
  [undefined, 'the address only begins like a language', { referer: 'https://school.example/mr-news' }],
  [undefined, 'the referrer is no address', { referer: 'no address' }],
  ['mr', 'the page has it', { referer: 'https://school.example/mr/fees' }],
  [
    'mr',
    'the page in the folder of the site has it',
    { referer: 'https://school.example/site/mr/fees', basePath: '/site/' },
  ],
  [
    'mr',
    'the page has it, and one was posted that the school does not have',
    { posted: 'hi', referer: 'https://school.example/mr/fees' },
  ],
  [undefined, 'the page has the first language, whose addresses name none', { referer: 'https://school.example/fees' }],
  [undefined, 'the browser gives no page', {}],
  [undefined, 'the page has one that the school does not have', { referer: 'https://school.example/hi/fees' }],
])(
  'is %s if %s',
  (language, _, { posted, referer, basePath = '/' }: { posted?: string; referer?: string; basePath?: string }) => {
    expect(
      visitorLanguage(posted === undefined ? {} : { language: posted }, referer, {
        languages: [...languages],
        basePath,
      }),
    ).toBe(language);
  },
);

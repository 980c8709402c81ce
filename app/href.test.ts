import { afterEach, describe, expect, it, vi } from 'vitest';
import { absoluteHref, addressOf, href, storageName, subscriptionLink } from './href';

afterEach(() => vi.unstubAllEnvs());

describe('in a folder of the host', () => {
  it('addresses of the site are below it, and others stay as they are', () => {
    vi.stubEnv('VITE_BASE_PATH', '/school/');
    expect(['/', '/mr/fees#grade-5', 'https://other.example/x', 'tel:+91', '#part', '?a=1'].map(href)).toEqual([
      '/school/',
      '/school/mr/fees#grade-5',
      'https://other.example/x',
      'tel:+91',
      '#part',
      '?a=1',
    ]);
    expect(addressOf(href('/mr/fees'))).toBe('/mr/fees');
  });

  it('the folder counts once, whether the website names it or not', () => {
    vi.stubEnv('VITE_BASE_PATH', '/school/');
    for (const website of ['https://trust.example', 'https://trust.example/school', 'https://trust.example/school/'])
      expect(absoluteHref(website, '/fees')).toBe('https://trust.example/school/fees');
  });

  it('a phone subscribes to a calendar there', () => {
    vi.stubEnv('VITE_BASE_PATH', '/school/');
    expect(subscriptionLink('https://trust.example', '/mr/calendar.ics')).toBe(
      'webcal://trust.example/school/mr/calendar.ics',
    );
  });

  it('what is stored is not that of another site of the host', () => {
    vi.stubEnv('VITE_BASE_PATH', '/school/');
    expect(storageName('draft:enquiry')).toBe('/school/draft:enquiry');
  });
});

it('elsewhere addresses are what they are', () => {
  vi.stubEnv('VITE_BASE_PATH', '/');
  expect([href('/fees'), addressOf('/fees'), storageName('draft')]).toEqual(['/fees', '/fees', 'draft']);
});

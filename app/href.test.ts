import { describe, expect, it, vi } from 'vitest';
import { absoluteHref, addressOf, href, storageName, subscriptionLink } from './href';

describe('in a folder of a host', () => {
  it('addresses of the site get the folder, others stay as they are', () => {
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

  it('the folder occurs once, even if the website contains it', () => {
    vi.stubEnv('VITE_BASE_PATH', '/school/');
    for (const website of ['https://trust.example', 'https://trust.example/school', 'https://trust.example/school/'])
      expect(absoluteHref(website, '/fees')).toBe('https://trust.example/school/fees');
  });

  it('calendar subscriptions get the folder', () => {
    vi.stubEnv('VITE_BASE_PATH', '/school/');
    expect(subscriptionLink('https://trust.example', '/mr/calendar.ics')).toBe(
      'webcal://trust.example/school/mr/calendar.ics',
    );
  });

  it('storage keys get the folder', () => {
    vi.stubEnv('VITE_BASE_PATH', '/school/');
    expect(storageName('draft:enquiry')).toBe('/school/draft:enquiry');
  });
});

it('at the root of a host, addresses stay as they are', () => {
  vi.stubEnv('VITE_BASE_PATH', '/');
  expect([href('/fees'), addressOf('/fees'), storageName('draft')]).toEqual(['/fees', '/fees', 'draft']);
});

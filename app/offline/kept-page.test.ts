import { describe, expect, it } from 'vitest';
import { asKeptPage, KEPT_AT, KEPT_LIST, withKeptList } from './kept-page';

const page = `<!DOCTYPE html><html lang="en-IN"><body>This page is from ${KEPT_AT}.</body></html>`;

describe('a cached page', () => {
  it('says in its HTML that it is cached, and when it was fetched', () => {
    const fetchedAt = new Date('2026-11-20T12:40:00Z');
    const html = asKeptPage(page, 'offline', fetchedAt);
    expect(html).toContain('<html data-kept="" data-offline="offline" lang="en-IN">');
    expect(html).toMatch(
      /from <time data-kept-at="" dateTime="2026-11-20T12:40:00.000Z">2\d November, \d\d:\d\d<\/time>\./,
    );
  });

  it('has no time if the server sent none', () => {
    expect(asKeptPage(page, 'slow', undefined)).toContain(`from ${KEPT_AT}.`);
  });
});

describe('the list of cached screens', () => {
  it('has a link to each screen, in order', () => {
    const screens = [
      { path: '/classes', title: 'Classes & fees' },
      { path: '/career', title: '$& <Career>' },
    ];
    expect(withKeptList(`<main>${KEPT_LIST}</main>`, screens)).toBe(
      '<main><ul><li><a href="/classes">Classes &amp; fees</a></li><li><a href="/career">$&amp; &lt;Career&gt;</a></li></ul></main>',
    );
  });
});

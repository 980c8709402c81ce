import type { APIRequestContext, Locator } from '@playwright/test';
import { expect, test } from '../fixtures';

// Documents of the specification, section 2. With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

test('School curriculum has its five documents, which open in a new tab', async ({ page, request }) => {
  await page.goto('/school-curriculum');
  await expect(page.getByRole('main')).toContainText('2023-24');
  await expect(page.getByRole('columnheader')).toHaveText([/^Sr\.? No/, 'Document Name', 'Open link']);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText([
    'Academic Session',
    'Fees Details',
    'School Circular',
    'No Home Work Policy',
    'Annual Academic Calendar',
  ]);
  await expectDocuments(rows, request);
});

test('Mandatory Public Disclosure has sections A to D, and further disclosures after them', async ({ page }) => {
  await page.goto('/mandetory-public');
  const captions = await page.getByRole('main').locator('caption').allTextContents();
  expect(captions.slice(0, 4)).toEqual([
    expect.stringMatching(/^A\b.*General Information/),
    expect.stringMatching(/^B\b.*Documents & Information/),
    expect.stringMatching(/^C\b.*Result and Academics/),
    expect.stringMatching(/^D\b.*School Infrastructure/),
  ]);
  expect(captions.join()).toContain('Further disclosures');
});

test('section A names the school, its numbers, address, principal and contacts', async ({ page, request }) => {
  await page.goto('/mandetory-public');
  const rows = rowsOf(page.getByRole('table', { name: 'General Information' }));
  await expect(rows.getByRole('rowheader')).toHaveText([
    /name of the school/i,
    /CBSE affiliation number/i,
    /school code/i,
    /state affiliation/i,
    /address.*PIN/i,
    /principal.*qualification/i,
    /mail id/i,
    /contact numbers/i,
  ]);
  await expect(rows.nth(0)).toContainText('SPLS');
  await expect(rows.nth(1)).toContainText('1131032');
  await expectDocuments(rows.nth(3), request);
  await expect(rows.nth(4)).toContainText('431717');
});

test('section B has its nine documents', async ({ page, request }) => {
  await page.goto('/mandetory-public');
  const rows = rowsOf(page.getByRole('table', { name: 'Documents & Information' }));
  await expect(rows.getByRole('rowheader')).toHaveText([
    /affiliation letter/i,
    /trust certificate/i,
    /NOC/,
    /RTE recognition certificate/i,
    /building safety certificate/i,
    /fire safety certificate/i,
    /DEO certificate/i,
    /water and health certificate/i,
    /land certificate/i,
  ]);
  await expect(rows.getByRole('link', { name: /^View/ })).toHaveCount(9);
  await expectDocuments(rows, request);
});

test('section C has its five documents', async ({ page, request }) => {
  await page.goto('/mandetory-public');
  const rows = rowsOf(page.getByRole('table', { name: 'Result and Academics' }));
  await expect(rows.getByRole('rowheader')).toHaveText([
    /fee structure/i,
    /annual academic calendar/i,
    /school management committee/i,
    /parents-teachers association/i,
    /last year board result/i,
  ]);
  await expectDocuments(rows, request);
});

test('section D has the figures of the campus and the video of the inspection', async ({ page }) => {
  await page.goto('/mandetory-public');
  const rows = rowsOf(page.getByRole('table', { name: 'School Infrastructure' }));
  await expect(rows.getByRole('rowheader')).toHaveText([
    /campus area/i,
    /classroom size/i,
    /laboratory size/i,
    /internet/i,
    /girls' toilets/i,
    /boys' toilets/i,
    /video/i,
  ]);
  await expect(rows.nth(0)).toContainText('8 acres');
  await expect(rows.nth(4)).toContainText(/not available/i);
  await expect(rows.nth(5)).toContainText(/not available/i);
  const video = rows.nth(6).getByRole('link');
  await expect(video).toHaveAttribute('href', /^https:/);
  await expect(video).toHaveAttribute('target', '_blank');
});

test('no row of the disclosure is blank', async ({ page }) => {
  await page.goto('/mandetory-public');
  const cells = page.locator('tbody').locator('th, td');
  expect(await cells.count()).toBeGreaterThan(60);
  expect(await cells.filter({ hasText: /^\s*$/ }).count()).toBe(0);
});

function rowsOf(table: Locator): Locator {
  return table.locator('tbody').getByRole('row');
}

/** Each row leads to a PDF at a readable address without a hash, in a new tab. */
async function expectDocuments(rows: Locator, request: APIRequestContext): Promise<void> {
  for (const row of await rows.all()) {
    const link = row.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/documents\/[a-z-]+\.pdf$/);
    const answer = await request.get(href, { maxRedirects: 0 });
    expect(answer.status(), href).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
}

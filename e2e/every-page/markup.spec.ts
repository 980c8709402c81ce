import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/fixtures';
import { markupFaultsOf } from '../support/markup-faults';

const site = 'build/client';

test('no page has an element where HTML has no place for it, nor two landmarks of one role and name', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages).not.toEqual([]);
  for (const page of pages) expect.soft(markupFaultsOf(readFileSync(path.join(site, page), 'utf8')), page).toEqual([]);
});

for (const [fault, body] of [
  ['<p> has no place in <summary>: details > summary > p', '<details><summary><p>Fee</p></summary></details>'],
  ['<div> has no place in <span>: span > a > div', '<span><a href="/"><div>Fee</div></a></span>'],
  ['<p> is empty: p', '<p><div>Fee</div></p>'],
  ['<div> is no child of <ul>: ul > div', '<ul><div>Fee</div></ul>'],
  ['<a> is inside <button>: button > a', '<button><a href="/">Fee</a></button>'],
  ['<style> is in the body: style', '<style></style>'],
  ['<time> says no time: time', '<time></time>'],
  [
    '<th> comes after a cell of its row: table > tbody > tr > th',
    '<table><tr><td>1 Jan</td><th>Feast</th></tr></table>',
  ],
  ['<select required> has no aria-invalid: select', '<select required></select>'],
  ['another search is named “”, too: form', '<form role="search"></form><search></search>'],
] as const)
  test(`a fault is found in ${body}`, () => {
    const heading = '<details><summary><h3>Fee</h3></summary><p>A <time datetime="2026">year</time></p></details>';
    const form = '<form role="search" aria-label="Books"></form><input required aria-invalid="false">';
    expect(markupFaultsOf(`<!DOCTYPE html><body>${heading}${form}${body}`)).toContain(fault);
    expect(markupFaultsOf(`<!DOCTYPE html><body>${heading}${form}`)).toEqual([]);
  });

import { expect, it } from 'vitest';
import { shortProperties } from './custom-properties';

it('a custom property has the same short name in all styles', () => {
  const styles = [':root{--space-1:0;--colour:red}', '.a--b{margin:var(--space-1);color:var(--colour,var(--none))}'];
  expect(styles.map(shortProperties(styles, []))).toEqual([
    ':root{--2:0;--0:red}',
    '.a--b{margin:var(--2);color:var(--0,var(--1))}',
  ]);
});

it('properties in other style sheets keep their names', () => {
  const styles = [':root{--colour:red;--space:0}'];
  expect(styles.map(shortProperties(styles, ['.viewer{--viewer-colour:var(--colour)}']))).toEqual([
    ':root{--colour:red;--0:0}',
  ]);
});

// @vitest-environment happy-dom
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

/** Within the project, whose packages it imports. Tests on another Node run at the same time. */
const folder = path.resolve(`.cache/island-of-the-readme-${process.pid}`);

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('the island in the README has ten lines and works', async () => {
  const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(readFileSync('app/islands/README.md', 'utf8')) ?? [];
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(10);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fee-in-words.island.tsx');
  writeFileSync(file, example.replace('../../islands/island', path.resolve('app/islands/island')));

  vi.stubEnv('SSR', true);
  const { default: FeeInWords } = (await import(file)) as { default: ComponentType<{ fee: string; inWords: string }> };
  const { IslandAddresses } = await import('./island');
  document.body.innerHTML = renderToString(
    <IslandAddresses value={{ 'fee-in-words': '/assets/fee-in-words.js' }}>
      <FeeInWords fee="₹ 500" inWords="five hundred rupees" />
    </IslandAddresses>,
  );
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  expect(island.dataset.island).toBe('/assets/fee-in-words.js');
  expect(island.textContent).toBe('₹ 500');

  // The browser bundle has no SSR.
  vi.resetModules();
  vi.stubEnv('SSR', false);
  const { default: wake } = (await import(`${file}?browser`)) as { default: (island: HTMLElement) => Promise<void> };
  await wake(island);
  island.querySelector('button')!.click();
  await vi.waitFor(() => expect(island.textContent).toBe('five hundred rupees'));
});

it('rejects nested islands, and islands without a file', async () => {
  vi.stubEnv('SSR', true);
  const { island, IslandAddresses } = await import('./island');
  const Inner = island('inner', () => <p>inner</p>);
  const Outer = island('outer', () => <Inner />);
  const addresses = { inner: '/assets/inner.js', outer: '/assets/outer.js' };
  expect(renderToString(<IslandAddresses value={addresses} children={<Inner />} />)).toContain('inner');
  expect(() => renderToString(<IslandAddresses value={addresses} children={<Outer />} />)).toThrow('“inner” is inside');
  expect(() => renderToString(<Inner />)).toThrow('no file “inner.island.ts”');
});

// @vitest-environment happy-dom
import { type PropsWithChildren, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hydrate } from './hydrate';

function Counter({ from, children }: PropsWithChildren<{ from: number }>) {
  const [count, setCount] = useState(from);
  return (
    <>
      <input id="name" />
      <button onClick={() => setCount(count + 1)}>{count}</button>
      {children}
    </>
  );
}

function arrive(html: string, props: object): HTMLElement {
  document.body.innerHTML = `<div data-island="/assets/counter.js" data-props='${JSON.stringify(props)}'>${html}</div>`;
  return document.querySelector<HTMLElement>('[data-island]')!;
}

describe('hydrate', () => {
  it('hydrates a component with its props, and keeps input and children', async () => {
    const html = renderToString(
      <Counter from={3}>
        <div data-static="">
          <b>never changes</b>
        </div>
      </Counter>,
    );
    const island = arrive(html, { from: 3 });
    const field = document.querySelector('input')!;
    field.value = 'आरव';
    await hydrate(island, Counter);
    document.querySelector('button')!.click();
    await vi.waitFor(() => expect(document.querySelector('button')!.textContent).toBe('4'));
    expect(document.querySelector('input')).toBe(field);
    expect(field.value).toBe('आरव');
    expect(document.querySelector('b')!.textContent).toBe('never changes');
  });

  it('restores the element if the component throws', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaint.mockRestore());
    const Broken = () => {
      throw new Error('a component that throws');
    };
    arrive('<form><input id="name" /></form>', {});
    document.querySelector('input')!.value = 'आरव';
    await expect(hydrate(document.querySelector('[data-island]')!, Broken)).rejects.toThrow('a component that throws');
    expect(document.querySelector('input')!.value).toBe('आरव');
    expect(document.querySelector('[data-island]')).toBeNull();
  });
});

// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './carousel';

const carouselOf = (...ids: string[]) =>
  renderToStaticMarkup(
    <Carousel label="Slides" slides={ids.map((id) => ({ id, content: <p>{id}</p> }))} intervalMs={3000} />,
  );
const button = (name: string) => getByRole(document.body, 'button', { name });
/** The pause button. Queries by name don't find it, since it contains two labels and only styles hide one. */
const toggle = () => document.querySelector('button')!;
let shown: number[];

beforeEach(async () => {
  vi.useFakeTimers();
  await showCarousel();
});
afterEach(() => {
  toggle().click();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function showCarousel(): Promise<void> {
  document.body.innerHTML = carouselOf('one', 'two', 'three');
  shown = [];
  const track = document.querySelector('ul')!;
  Object.defineProperty(track, 'clientWidth', { value: 360 });
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0;
    shown.push(track.scrollLeft / 360 + 1);
    track.dispatchEvent(new Event('scroll'));
  }) as typeof track.scrollTo;
  vi.resetModules();
  await import('./carousel-script');
}

it('shows the next slide every three seconds, and the first after the last', () => {
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([2, 3, 1]);
});

it('stops when paused and continues when played', () => {
  toggle().click();
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([]);
  expect(document.documentElement.hasAttribute('data-paused')).toBe(true);
  toggle().click();
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([2]);
});

it('waits for Play where motion is unwelcome', async () => {
  toggle().click();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  await showCarousel();
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([]);
  toggle().click();
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([2]);
});

it.each([
  ['the slides', () => document.querySelector('ul')!],
  ['a button', () => button('Next slide')],
])('stops while the keyboard is on %s', (_, target) => {
  const part = target();
  const matches = vi.spyOn(part, 'matches').mockReturnValue(true);
  part.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(matches).toHaveBeenCalledWith(':focus-visible');
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([]);
  part.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([2]);
});

it('goes back from the first slide to the last, and shows the position', () => {
  button('Previous slide').click();
  expect(shown).toEqual([3]);
  expect(document.querySelector('[data-position]')?.textContent).toBe('3 of 3');
  button('Next slide').click();
  expect(shown).toEqual([3, 1]);
});

it('has buttons, a script and keyboard focus with two slides or more', () => {
  expect(carouselOf('one', 'two').match(/<button|<script|tabindex/gi)).toEqual([
    '<button',
    '<button',
    '<button',
    'tabindex',
    '<script',
  ]);
});

it('has no controls with a single slide', () => {
  const single = carouselOf('one');
  expect(single).toContain('<p>one</p>');
  expect(single).not.toMatch(/<button|<script|tabindex/i);
});

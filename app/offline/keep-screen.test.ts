// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepScreen } from './keep-screen';

/** Loads a page. @param controller address of the worker that controls the page */
function pageWith({ keptBy, controller }: { keptBy?: string; controller?: string }) {
  const postMessage = vi.fn();
  const register = vi.fn().mockResolvedValue(undefined);
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    controller: controller === undefined ? undefined : { scriptURL: controller, postMessage },
  });
  vi.stubGlobal('navigator', { serviceWorker });
  document.body.innerHTML = keptBy === undefined ? '' : `<p data-kept-by="${keptBy}"></p>`;
  history.replaceState(null, '', '/fees');
  keepScreen();
  return { register, told: () => postMessage.mock.calls.flat() as unknown[] };
}

const untouched = { shows: '/fees', isTouched: false };

it('reports the page to its worker, and then the first touch', () => {
  const { register, told } = pageWith({ keptBy: '/worker.js', controller: 'https://school.example/worker.js' });
  expect(told()).toEqual([untouched]);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  expect(told()).toEqual([untouched, { ...untouched, isTouched: true }]);
  expect(register).not.toHaveBeenCalled();
});

it.each([
  ['no worker controls the page', undefined],
  ['the worker has another address', 'https://school.example/old.js'],
])('installs its worker at the first touch if %s', (_, controller) => {
  const { register } = pageWith({ keptBy: '/worker.js', ...(controller && { controller }) });
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js', expect.anything());
});

it('does nothing if the site caches no pages', () => {
  const { register, told } = pageWith({ controller: 'https://school.example/worker.js' });
  dispatchEvent(new Event('pointerdown'));
  expect([told(), register.mock.calls]).toEqual([[], []]);
});

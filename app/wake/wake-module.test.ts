import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { wakeModule } from './wake-module.server';

test('the data of the loaders stands in the wake module as JSON, without fields that are undefined', () => {
  expect(wakeModule(contextWith({ title: 'Sports', phone: undefined, photos: [null, 1] }))).toContain(
    'window.pageData = {"loaderData":{"root":{"title":"Sports","photos":[null,1]}}};',
  );
});

for (const [what, value] of Object.entries({
  'a date': new Date(0),
  'a map': new Map(),
  'a promise': Promise.resolve(),
  'a function': () => 1,
  'no number': NaN,
  'a list with a gap': [undefined],
})) {
  test(`a loader that gives ${what} stops the build`, () => {
    expect(() => wakeModule(contextWith({ value }))).toThrow('JSON cannot hold');
  });
}

function contextWith(loaderData: object): EntryContext {
  return {
    manifest: { url: '/manifest.js', entry: { module: '/entry.js' }, routes: { root: { module: '/root.js' } } },
    serverHandoffString: '{}',
    staticHandlerContext: { matches: [{ route: { id: 'root' } }], loaderData: { root: loaderData } },
  } as unknown as EntryContext;
}

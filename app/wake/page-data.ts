import type { EntryContext } from 'react-router';

declare global {
  interface Window {
    /** Set by the wake module of a page. Not there while developing, where React Router brings its own. */
    pageData?: PageData;
    __reactRouterContext?: { stream?: ReadableStream<Uint8Array> };
  }
}

/** What the loaders of a page gave, by route. */
export type PageData = Pick<EntryContext['staticHandlerContext'], 'loaderData'>;

/**
 * Gives React Router the page’s data in the form that it reads: the format of turbo-stream 2
 * (https://github.com/jacob-ebey/turbo-stream), in which every value stands once in one list and is named by its index.
 * All these indices compress badly: as JSON the wake module is a fifth smaller, so the list is made here.
 */
export function handOverPageData(): void {
  const { pageData, __reactRouterContext: context } = window;
  if (!pageData || !context) return;
  context.stream = new Blob([asTurboStream(pageData)]).stream();
}

/** @param data only what JSON can hold */
export function asTurboStream(data: unknown): string {
  const values: unknown[] = [];
  const indexOf = (value: unknown): number => {
    // Its place is taken before its parts take theirs: the outermost value must be the first.
    const index = values.push(value) - 1;
    if (Array.isArray(value)) values[index] = value.map(indexOf);
    else if (value && typeof value === 'object')
      values[index] = Object.fromEntries(
        Object.entries(value).map(([key, part]) => [`_${indexOf(key)}`, indexOf(part)]),
      );
    return index;
  };
  indexOf(data);
  return `${JSON.stringify(values)}\n`;
}

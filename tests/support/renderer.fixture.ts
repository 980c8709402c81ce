import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as rendererModule from '../../app/render/render';
import { bundleRenderer, rendererSource } from '../../pipeline/bundles/renderer';

/** A folder inside the project, so that the bundle finds the packages. */
const folder = path.resolve('.cache/renderer-of-tests', process.env.VITEST_POOL_ID ?? '');

export const rendererBundle = path.join(folder, 'render.mjs');
mkdirSync(folder, { recursive: true });
writeFileSync(rendererBundle, await bundleRenderer(rendererSource));

/** The renderer as a build bundles it; all test files of a worker share it. */
export const renderer = (await import(pathToFileURL(rendererBundle).href)) as typeof rendererModule;

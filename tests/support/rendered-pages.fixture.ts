import { sitePages } from '../../model/projections/pages/site-pages';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { compiledForTest } from './compiled.fixture';
import { renderer } from './renderer.fixture';

/** The school of the tests has three languages and every kind of screen. */
export const school = compiledForTest(readEveryLanguage('tests/school'));

/** The HTML of every page of this school, by address. */
export const pages = new Map<string, string>();
for (const { path } of school.contents.flatMap(sitePages)) pages.set(path, await renderer.render(path, school));

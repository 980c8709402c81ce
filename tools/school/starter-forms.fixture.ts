import { smallSchool } from '../../model/reading/edited-content';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { formsOfPages } from './forms-of-pages';

/** In the place of `virtual:forms`, for tests of what runs in browsers. */
export default formsOfPages(readEveryLanguage(smallSchool), {});

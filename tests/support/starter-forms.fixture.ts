import { smallSchool } from '../../model/testing/edited-content';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { formsOfPages } from '../../pipeline/pages/forms-of-pages';

/** In the place of `virtual:forms`, for tests of what runs in browsers. */
export default formsOfPages(readEveryLanguage(smallSchool), {});

import { smallSchool } from '../../model/testing/edited-content';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { formsOfPages } from '../../pipeline/pages/forms-of-pages';

/** Replaces `virtual:forms` in the tests of components. */
export default formsOfPages(readEveryLanguage(smallSchool), {});

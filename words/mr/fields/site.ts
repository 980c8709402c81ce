export { siteFields } from '../../en/fields/site.ts';

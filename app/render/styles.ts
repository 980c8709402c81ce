import { createHash } from 'node:crypto';
import layerOrder from '../styles/layers.css?inline';
import index from '../styles/index.css?inline';
import proseTables from '../styles/prose-tables.css?inline';
import picture from '../components/picture/picture.css?inline';
import photoViewer from '../components/photo-viewer/photo-viewer.css?inline';
import { once } from '../once';
import { shortProperties } from './custom-properties';
import { classesIn, firstStyles, lateStyles } from './late-styles';

/** Style sheets of components by file, without those of the server's answers. Their class names are unique (`pipeline/bundles/class-names.ts`). */
const ofComponents = import.meta.glob<string>(['../**/*.module.css', '!../answers/**'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The properties of a page that determine its styles. */
export interface StyledPage {
  /** Classes of all elements. */
  classes: ReadonlySet<string>;
  /** Classes of elements that aren't in closed dialogs or popovers. */
  shown: ReadonlySet<string>;
  hasTable: boolean;
}

interface SiteStyles {
  /** Returns the critical styles of a page. */
  ofPage: (page: StyledPage) => string;
  /** The late styles of all pages, as a file. */
  late: { address: string; css: string };
}

/**
 * The styles of a site. A page gets the style sheets of its components, in the same order on all pages.
 *
 * @param look colours and fonts of the school
 * @param forms conditional question styles of the school's forms
 */
export function siteStyles(look: string, forms: string): SiteStyles {
  const sheets = [index, look, picture, proseTables, ...Object.values(ofComponents)];
  const shorten = shortProperties(sheets, [photoViewer]);
  const general = [index, look, picture].map(shorten).join('');
  const tables = shorten(proseTables);
  // The styles of forms contain answers from the content, which must not be renamed.
  const ofParts = [...Object.values(ofComponents).map(shorten), forms];
  const components = ofParts.map((css) => ({ css, classes: [...classesIn(css)] }));
  const late = lateStyles([...sheets.map(shorten), forms].join(''));
  const hash = createHash('sha256').update(late).digest('hex').slice(0, 8);

  // Most pages of a kind need the same styles.
  const made = new Map<string, string>();
  return {
    late: { address: `/assets/late-${hash}.css`, css: late },
    ofPage: ({ classes, shown, hasTable }) => {
      const used = components.filter((each) => each.classes.some((name) => classes.has(name)));
      const css = [general, hasTable ? tables : '', ...used.map((each) => each.css)].join('');
      const ofShown = used.map((each) => [components.indexOf(each), ...each.classes.filter((name) => shown.has(name))]);
      const key = JSON.stringify([hasTable, ofShown]);
      return once(made, key, () => layerOrder.trim() + firstStyles(css, shown));
    },
  };
}

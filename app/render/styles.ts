import { createHash } from 'node:crypto';
import layerOrder from '../styles/layers.css?inline';
import index from '../styles/index.css?inline';
import proseTables from '../styles/prose-tables.css?inline';
import picture from '../components/picture/picture.css?inline';
import photoViewer from '../components/photo-viewer/photo-viewer.css?inline';
import { shortProperties } from './custom-properties';
import { classesIn, firstStyles, lateStyles } from './late-styles';

/** Of components, by file: a class of each has a name of its own (`pipeline/bundles/class-names.ts`). */
const ofComponents = import.meta.glob<string>('../**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** What a page has, by which its styles are chosen. */
export interface StyledPage {
  /** Of all its elements. */
  classes: ReadonlySet<string>;
  /** Of those that show at first. */
  shown: ReadonlySet<string>;
  hasTable: boolean;
}

interface SiteStyles {
  /** The styles that stand in a page: of what it shows at first. */
  ofPage: (page: StyledPage) => string;
  /** What can wait, of all pages: a file. */
  late: { address: string; css: string };
}

/**
 * The styles of a site. A page has the style sheets of the components that it shows, in one order on all pages.
 *
 * @param look of the school: its colours and its lettering
 * @param forms of the school: which of their questions hide
 */
export function siteStyles(look: string, forms: string): SiteStyles {
  const sheets = [index, look, picture, proseTables, ...Object.values(ofComponents)];
  const shorten = shortProperties(sheets, [photoViewer]);
  const general = [index, look, picture].map(shorten).join('');
  const tables = shorten(proseTables);
  // The last holds answers of the school, which stay as they are.
  const ofParts = [...Object.values(ofComponents).map(shorten), forms];
  const components = ofParts.map((css) => ({ css, classes: [...classesIn(css)] }));
  const late = lateStyles([...sheets.map(shorten), forms].join(''));
  const hash = createHash('sha256').update(late).digest('hex').slice(0, 8);

  // Most pages of a kind need the same.
  const made = new Map<string, string>();
  return {
    late: { address: `/assets/late-${hash}.css`, css: late },
    ofPage: ({ classes, shown, hasTable }) => {
      const used = components.filter((each) => each.classes.some((name) => classes.has(name)));
      const css = [general, hasTable ? tables : '', ...used.map((each) => each.css)].join('');
      const ofShown = used.map((each) => [components.indexOf(each), ...each.classes.filter((name) => shown.has(name))]);
      const key = JSON.stringify([hasTable, ofShown]);
      const styles = made.get(key) ?? layerOrder.trim() + firstStyles(css, shown);
      made.set(key, styles);
      return styles;
    },
  };
}

import { readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { OfflinePage } from '../../app/offline/offline-page';
import type { School } from '../../model/school';
import { contentPolicy } from './content-policy';

const STYLES = ['app/styles/tokens.css', 'app/offline/offline-page.css'];
const SCRIPT = 'app/offline/offline-page-script.ts';

/**
 * The page for a screen that is not kept, complete in itself.
 *
 * @param fontRules `@font-face` rules of the site
 */
export async function offlinePage(school: School, fontRules: string): Promise<string> {
  const css = [fontRules, ...STYLES.map((file) => readFileSync(file, 'utf8'))].join('\n');
  const { code } = await transform(css, { loader: 'css', minify: true, target: ['chrome90', 'safari14.1'] });
  const script = await build({ entryPoints: [SCRIPT], bundle: true, minify: true, write: false, target: 'es2020' });
  const page = <OfflinePage school={school} css={code.trim()} script={script.outputFiles[0]?.text.trim() ?? ''} />;
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  return html.replace('<head>', (head) => `${head}${contentPolicy(html, '')}`);
}

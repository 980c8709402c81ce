import { readFileSync } from 'node:fs';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, transform } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { OfflinePage } from '../../app/offline/offline-page';
import { isDrawn } from '../../model/concepts/look';
import type { SiteContent } from '../../model/concepts/site-content';
import { digitsInHtml } from '../../words/digits-in-html';
import { lookCss } from '../assets/look/look-css';

const STYLES = ['app/styles/tokens.css', 'app/offline/offline-page.css'];
const SCRIPT = 'app/offline/offline-page-script.ts';

/**
 * The self-contained page for screens that aren't cached.
 *
 * @param fontRules `@font-face` rules of the site
 */
export async function offlinePage(
  {
    language,
    school,
    settings,
    look,
    screens,
  }: Pick<SiteContent, 'language' | 'school' | 'settings' | 'look' | 'screens'>,
  fontRules: string,
): Promise<string> {
  const css = [fontRules, lookCss(look, school.languages), ...STYLES.map((file) => readFileSync(file, 'utf8'))].join(
    '\n',
  );
  const { code } = await transform(css, { loader: 'css', minify: true, target: browserslistToEsbuild() });
  const script = await build({
    entryPoints: [SCRIPT],
    bundle: true,
    minify: true,
    write: false,
    target: browserslistToEsbuild(),
  });
  const page = (
    <OfflinePage
      language={language}
      homePath={screens[0]?.path ?? '/'}
      school={school}
      isDrawn={isDrawn(look)}
      themeColour={look.colours.text}
      css={code.trim()}
      script={script.outputFiles[0]?.text.trim() ?? ''}
    />
  );
  const rendered = `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  return digitsInHtml(rendered, settings.digits);
}

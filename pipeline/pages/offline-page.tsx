import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { OfflinePage } from '../../app/offline/offline-page';
import { isDrawn } from '../../model/concepts/look';
import type { SiteContent } from '../../model/concepts/site-content';
import { digitsInHtml } from '../../words/digits-in-html';
import { lookCss } from '../assets/look/look-css';
import { bundleScript, minifyCss } from '../bundles/browser-code';

const STYLES = ['app/styles/tokens.css', 'app/offline/offline-page.css'];
const SCRIPT = 'app/offline/offline-page-script.ts';

/** The page that phones show offline for screens that aren't cached. It needs no other file. */
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
  const styles = [fontRules, lookCss(look, school.languages), ...STYLES.map((file) => readFileSync(file, 'utf8'))];
  const { code: script } = await bundleScript(SCRIPT);
  const page = (
    <OfflinePage
      language={language}
      homePath={screens[0]?.path ?? '/'}
      school={school}
      isDrawn={isDrawn(look)}
      themeColour={look.colours.text}
      css={minifyCss(styles.join('\n'))}
      script={script}
    />
  );
  const rendered = `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  return digitsInHtml(rendered, settings.digits);
}

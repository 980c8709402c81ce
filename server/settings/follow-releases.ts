import type { Log } from '../log';
import type { ServerContent } from '../../model/projections/server-content';
import { servedContent } from '../site/served-content';
import { servedSite } from '../site/served-site';
import { type ServedSchool, servedSchool } from './school';
import { readSettings, type ServerSettings } from './settings';

/**
 * Makes a program follow publications: from the next request on, it uses the forms of the new release.
 *
 * @param read the settings with those forms
 */
export async function followReleases(
  settings: ServerSettings,
  log: Log,
  read = (content: ServerContent) => readSettings(process.env, content),
): Promise<{ school: () => ServedSchool; beforeRequest: () => Promise<void> }> {
  let school = servedSchool(settings, (await servedSite(settings.siteDir)).rules.basePath);
  let { id: known } = await servedSite(settings.siteDir);
  let taking = Promise.resolve();
  const takeOver = async (): Promise<void> => {
    const { ofContent, mail, mailTo } = read(await servedContent(settings.siteDir));
    const { basePath } = (await servedSite(settings.siteDir)).rules;
    school = servedSchool({ ...settings, ofContent, mail, mailTo }, basePath);
    log({ event: 'site published' });
  };
  const beforeRequest = async (): Promise<void> => {
    const { id } = await servedSite(settings.siteDir);
    if (id !== known) {
      known = id;
      taking = takeOver().catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        log({ event: 'forms of the published site not taken over' });
      });
    }
    return taking;
  };
  return { school: () => school, beforeRequest };
}

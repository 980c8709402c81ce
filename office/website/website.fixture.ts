import type { LogEntry } from '../../server/log';
import type { ChangeRow, DraftView, FieldView } from '../pages/website-views';
import { addAccount, Browser, officeApp } from '../testing/office-app.fixture';
import { testWorkshop } from './test-workshop.fixture';

/** An office with a principal and a clerk, both signed in. */
export async function startWebsite(workshop = testWorkshop(), dataDir?: string, officeOrigin?: string) {
  const log: LogEntry[] = [];
  const office = await officeApp({ workshop, dataDir, officeOrigin, log: (entry) => log.push(entry) });
  if (office.accounts.isEmpty()) {
    await addAccount(office, 'Asha', 'principal');
    await addAccount(office, 'Ravi', 'clerk');
  }
  const browser = async (name: string) => {
    const each = new Browser(office.app);
    await each.signIn(name);
    return each;
  };
  return { ...office, workshop, log, asha: await browser('Asha'), ravi: await browser('Ravi') };
}

export async function view<View>(browser: Browser, url: string): Promise<View> {
  return JSON.parse((await browser.get(url)).body) as View;
}

export const pageOf = (address: string) => `/website/field?at=${encodeURIComponent(address)}`;
export const field = (browser: Browser, address: string) => view<FieldView>(browser, pageOf(address));
export const draftOf = (browser: Browser) => view<DraftView>(browser, '/website/draft');
export const changesOf = async (browser: Browser): Promise<ChangeRow[]> =>
  (await draftOf(browser)).groups.flatMap(({ changes }) => changes);

import type { Accounts } from '../../../office/accounts/accounts';

/** A principal who prepares tests, and cleans up after them, without a browser. */
export class OfficeClient {
  private readonly cookie: string;

  constructor(
    private readonly officeUrl: string,
    accounts: Accounts,
    name: string,
  ) {
    this.cookie = `office-${new URL(officeUrl).port}=${accounts.sessions.start(accounts.find(name)!.id).token}`;
  }

  get(path: string): Promise<Response> {
    return this.ask(path, {});
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    const { origin } = new URL(this.officeUrl);
    return this.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } });
  }

  /** @returns address of the record of a family @throws Error if the search doesn't find exactly one */
  async recordOf(name: string): Promise<string> {
    const found = recordsIn(await (await this.post('/search', { wanted: name })).text());
    const [record] = found;
    if (!record || found.length > 1) throw new Error(`${found.length} records of ${name}`);
    return record;
  }

  /** The HTML of a page of the website with the whole draft. */
  async draftedPage(address: string): Promise<string> {
    const field = await (await this.get('/website/field?at=school.yaml:name')).text();
    const [pages] = /\/preview\/[\w-]+\/page/.exec(field)!;
    return (await this.get(pages + address)).text();
  }

  async eraseAll(): Promise<void> {
    for (const record of recordsIn(await (await this.get('/list')).text())) {
      const boxes = (await (await this.get(`${record}/erase?all`)).text()).matchAll(
        /name="(chosen\.[^"]+)"[^>]* value="([^"]*)"/g,
      );
      // It may have been erased together with the one before.
      const chosen = Object.fromEntries([...boxes].map(([, name = '', version = '']) => [name, version]));
      await this.post(`${record}/erase`, chosen);
    }
  }

  private async ask(path: string, { headers, ...request }: RequestInit): Promise<Response> {
    const url = new URL(path, this.officeUrl);
    const response = await fetch(url, { ...request, headers: { ...headers, cookie: this.cookie } });
    // An erased record has no page any more.
    if (!response.ok && response.status !== 404) throw new Error(`${url.pathname}: ${response.status}`);
    return response;
  }
}

function recordsIn(html: string): string[] {
  return [...new Set(html.match(/\/records\/[0-9a-f]{64}(?=")/g))];
}

import { href } from '../../../../app/href';
import { codeOfKey } from './keys';
import { type ByRole, WebKitLocator } from './locator';
import type { Question, QueryStep } from './query';
import { type Session, WebDriverError } from './session';

/** A query is repeated after this time. Most take milliseconds; on a busy machine some take seconds. */
const ANSWER_MS = 3000;
/** While a page loads, it answers nothing. Then it may take as long as the slowest wait of a test, two minutes. */
const MOST_TRIES = 40;

/** A page in WebKitGTK, with the subset of Playwright's `Page` that journeys use. */
export class WebKitPage {
  readonly keyboard = { press: (keys: string) => this.press(keys) };
  readonly touchscreen = { tap: (x: number, y: number) => this.clickAt(x, y) };

  constructor(
    readonly session: Session,
    /** Origin that relative addresses are resolved against. */
    readonly baseUrl: string,
    private readonly inPage: string,
  ) {}

  async goto(address: string): Promise<void> {
    await this.session.send('POST', '/url', { url: new URL(href(address), this.baseUrl).href });
  }

  async reload(): Promise<void> {
    await this.session.send('POST', '/refresh');
  }

  /** Goes back by script, because the driver's own command hangs on pages from the back/forward cache. */
  async goBack(): Promise<void> {
    await this.session.evaluate('() => { history.back(); }');
  }

  async url(): Promise<string> {
    return this.session.send('GET', '/url');
  }

  async title(): Promise<string> {
    return this.session.send('GET', '/title');
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.send<string>('GET', '/screenshot'), 'base64');
  }

  async evaluate<Value>(run: string | ((parameter: never) => Value), parameter?: unknown): Promise<Value> {
    return this.session.evaluate(typeof run === 'string' ? `() => (${run})` : run.toString(), parameter ?? null);
  }

  /**
   * Queries the page. If Back removes the page during a query, neither it nor the driver ever responds, so we repeat the query after a
   * while. Late responses are accepted, because the driver handles one query at a time.
   */
  async answer<Value>(steps: QueryStep[], question: Question): Promise<Value> {
    const ask = async () => {
      const answer = await this.session.evaluate<{ isReady: boolean; value: Value }>(
        `async (...asked) => 'answerTests' in window
         ? { isReady: true, value: await window.answerTests(...asked) }
         : { isReady: false }`,
        steps,
        question,
      );
      if (!answer.isReady) await this.session.send('POST', '/execute/sync', { script: this.inPage, args: [] });
      return answer;
    };
    let asked: ReturnType<typeof ask>[] = [];
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      asked.push(ask());
      try {
        const answer = await Promise.race([...asked, timeoutAfter(ANSWER_MS)]);
        if (answer?.isReady) return answer.value;
        if (answer) asked = [];
      } catch (error) {
        // The browser has navigated meanwhile.
        if (!(error instanceof WebDriverError) || tries === MOST_TRIES) throw error;
        asked = [];
      }
    }
    throw new Error(`The page has not answered ${MOST_TRIES} times.`);
  }

  getByRole(role: string, options?: ByRole) {
    return this.part().getByRole(role, options);
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }) {
    return this.part().getByText(text, options);
  }

  getByLabel(text: string | RegExp, options?: { exact?: boolean }) {
    return this.part().getByLabel(text, options);
  }

  locator(selector: string) {
    return this.part().locator(selector);
  }

  /** Has no browser: `moves.ts` asks for its type, to treat Firefox differently. */
  context() {
    return { browser: () => null };
  }

  toString() {
    return 'the page';
  }

  private part() {
    return new WebKitLocator(this, []);
  }

  /** @param keys as Playwright names them, such as `Shift+Tab` */
  private async press(keys: string): Promise<void> {
    const codes = keys.split('+').map(codeOfKey);
    const down = codes.map((value) => ({ type: 'keyDown', value }));
    const up = [...codes].reverse().map((value) => ({ type: 'keyUp', value }));
    const press = async () =>
      this.session.send('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }],
      });
    // Once in many thousand keys the driver fails without a reason. If it had pressed the key already, a walk skips a stop.
    await press().catch(async (error: unknown) => {
      if (!(error instanceof WebDriverError && error.isOfDriver)) throw error;
      console.warn(`${error.message} Pressed ${keys} again.`);
      await press();
    });
    // The driver responds before the page has scrolled to the focused element.
    if (keys.includes('Tab'))
      await this.session.evaluate('() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
  }

  private async clickAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.session.send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }],
    });
  }
}

async function timeoutAfter(ms: number): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
}

import { href } from '../../../../app/href';
import { codeOfKey } from './keys';
import { type ByRole, WebKitLocator } from './locator';
import type { Question, QueryStep } from './query';
import { type Session, WebDriverError } from './session';

/** A question is answered at once; on a machine that others share, within seconds. */
const ANSWER_MS = 3000;
const MOST_TRIES = 10;

/** A page in WebKitGTK. It has those parts of Playwright's `Page` that the journeys use, with the same meaning. */
export class WebKitPage {
  readonly keyboard = { press: (keys: string) => this.press(keys) };
  readonly touchscreen = { tap: (x: number, y: number) => this.clickAt(x, y) };

  constructor(
    readonly session: Session,
    /** Origin to which addresses without one belong. */
    readonly baseUrl: string,
    private readonly inPage: string,
  ) {}

  async goto(address: string): Promise<void> {
    await this.session.send('POST', '/url', { url: new URL(href(address), this.baseUrl).href });
  }

  async reload(): Promise<void> {
    await this.session.send('POST', '/refresh');
  }

  /** The driver's own command never ends where the page comes from the cache of whole pages. */
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
   * @returns what the page says to a question of a test. A page that Back takes away while it is spoken to never answers,
   *   whether it is asked or given what it needs to answer, nor does the driver; the page behind it does. So it is asked
   *   again after a while; an answer that comes late is taken as well, since the driver answers one question after the other.
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
        const answer = await Promise.race([...asked, nothingIn(ANSWER_MS)]);
        if (answer?.isReady) return answer.value;
        if (answer) asked = [];
      } catch (error) {
        // The browser has gone on to another page in between.
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

  /** It belongs to no browser of Playwright. */
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
    // Once in many thousand keys the driver fails of itself, without a reason. If it has pressed the key before that, a walk
    // misses one stop.
    await press().catch(async (error: unknown) => {
      if (!(error instanceof WebDriverError && error.isOfDriver)) throw error;
      console.warn(`${error.message} Pressed ${keys} again.`);
      await press();
    });
    // The driver answers before the page has scrolled to what has the focus now, and drawn it.
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

async function nothingIn(ms: number): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
}

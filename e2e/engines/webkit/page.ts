import { expect } from '@playwright/test';
import { href } from '../../../app/href';
import { patternOf, type Question, type QueryStep } from './query';
import { type ElementReference, type Session, WebDriverError } from './session';

/** The key codes of the WebDriver protocol. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const ENTER = '\uE007';
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: ENTER,
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
};

/** A question is answered at once; on a machine that others share, within seconds. */
const ANSWER_MS = 3000;
const MOST_TRIES = 10;

interface ByRole {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
}

/** A page in WebKitGTK. It has those parts of Playwright's `Page` that the journeys use, with the same meaning. */
export class WebKitPage {
  readonly keyboard = { press: (keys: string) => this.press(keys) };
  readonly touchscreen = { tap: (x: number, y: number) => this.point(x, y) };

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
    return new WebKitPart(this, []);
  }

  /** @param keys as Playwright names them, such as `Shift+Tab` */
  private async press(keys: string): Promise<void> {
    const codes = keys.split('+').map((key) => KEYS[key] ?? key);
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

  private async point(x: number, y: number): Promise<void> {
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

/** What a journey looks for in a page, found anew each time it is used. Parts of Playwright's `Locator`. */
export class WebKitPart {
  constructor(
    private readonly owner: WebKitPage,
    private readonly steps: QueryStep[],
  ) {}

  getByRole(role: string, { name, exact, level }: ByRole = {}) {
    return this.with({ by: 'role', role, level, ...(name !== undefined && { name: patternOf(name, exact) }) });
  }

  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}) {
    return this.with({ by: 'text', text: patternOf(text, exact) });
  }

  getByLabel(text: string | RegExp, { exact }: { exact?: boolean } = {}) {
    return this.with({ by: 'label', text: patternOf(text, exact) });
  }

  locator(selector: string) {
    return this.with({ by: 'css', selector });
  }

  filter({ has, hasText, visible }: { has?: WebKitPart; hasText?: string | RegExp; visible?: boolean }) {
    return this.with({ by: 'filter', visible, has: has?.steps, ...(hasText && { hasText: patternOf(hasText) }) });
  }

  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  nth(index: number) {
    return this.with({ by: 'index', index });
  }

  page() {
    return this.owner;
  }

  toString() {
    return JSON.stringify(this.steps);
  }

  ask<Value>(question: Question): Promise<Value> {
    return this.owner.answer(this.steps, question);
  }

  async allInnerTexts(): Promise<string[]> {
    return this.ask({ ask: 'texts' });
  }

  async count(): Promise<number> {
    return this.ask({ ask: 'count' });
  }

  async getAttribute(name: string): Promise<string | null> {
    await this.visible();
    return this.ask({ ask: 'attribute', name });
  }

  async innerText(): Promise<string> {
    await this.element();
    return this.ask({ ask: 'text' });
  }

  async boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  async evaluate<Value>(run: (element: never, parameter: never) => Value, parameter?: unknown): Promise<Value> {
    return this.owner.session.evaluate(run.toString(), await this.element(), parameter ?? null);
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What the page itself still has to scroll, it does with the next frame.
      return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    });
  }

  async focus(): Promise<void> {
    await this.visible();
    await this.evaluate((element: HTMLElement) => element.focus());
  }

  /** By a mouse: the driver has no finger. */
  async tap(): Promise<void> {
    await this.click();
  }

  /** The driver's own click fails on a link around a picture, whose first line is empty. */
  async click(): Promise<void> {
    await this.visible();
    await expect(async () => {
      await this.scrollIntoViewIfNeeded();
      const middle = await this.evaluate((element: HTMLElement) => {
        const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
        if (!box) return null;
        const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
        return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
      });
      if (!middle) throw new Error(`Something lies over ${this.toString()}.`);
      await this.owner.touchscreen.tap(middle.x, middle.y);
    }).toPass();
  }

  /** Types as a keyboard does. A date is set, since the driver cannot type into a field for dates. */
  async fill(text: string): Promise<void> {
    const element = await this.visible();
    await this.scrollIntoViewIfNeeded();
    const isDate = await this.evaluate((field: HTMLInputElement) => field.type === 'date');
    await this.evaluate(
      (field: HTMLInputElement, value: string) => {
        field.focus();
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      isDate ? text : '',
    );
    if (!isDate && text) await this.owner.session.element(element, 'value', { text: text.replaceAll('\n', ENTER) });
  }

  async selectOption({ label }: { label: string }): Promise<void> {
    await this.visible();
    const option = this.locator('option').with({ by: 'filter', hasText: patternOf(label, true) });
    await expect(async () => {
      await this.scrollIntoViewIfNeeded();
      await this.owner.session.element(await option.element(), 'click');
    }).toPass();
  }

  private with(step: QueryStep) {
    return new WebKitPart(this.owner, [...this.steps, step]);
  }

  /** Waits until there is exactly one. */
  private async element(): Promise<ElementReference> {
    let found: ElementReference[] = [];
    await expect
      .poll(async () => (found = await this.ask<ElementReference[]>({ ask: 'elements' })).length, this.toString())
      .toBe(1);
    const [element] = found;
    if (!element) throw new WebDriverError(`${this.toString()} has gone.`);
    return element;
  }

  private async visible(): Promise<ElementReference> {
    await expect.poll(() => this.ask({ ask: 'visible' }), `${this.toString()} is visible`).toBe(true);
    return this.element();
  }
}

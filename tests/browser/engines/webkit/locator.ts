import { expect } from '@playwright/test';
import { codeOfKey } from './keys';
import { patternOf, type Question, type QueryStep } from './query';
import { type ElementReference, type Session, WebDriverError } from './session';

export interface ByRole {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
}

/** The page whose elements a locator finds. */
interface OwnerOfPart {
  session: Session;
  touchscreen: { tap: (x: number, y: number) => Promise<void> };
  answer: <Value>(steps: QueryStep[], question: Question) => Promise<Value>;
}

/** The methods of Playwright's `Locator` that journeys use. Each call searches the page again. */
export class WebKitLocator {
  constructor(
    private readonly owner: OwnerOfPart,
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

  filter({ has, hasText, visible }: { has?: WebKitLocator; hasText?: string | RegExp; visible?: boolean }) {
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

  async evaluate<Value>(run: (element: never, parameter: never) => Value, parameter?: unknown): Promise<Value> {
    return this.owner.session.evaluate(run.toString(), await this.element(), parameter ?? null);
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Wait for the next frame, in which the page may still scroll.
      return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    });
  }

  async focus(): Promise<void> {
    await this.visible();
    await this.evaluate((element: HTMLElement) => element.focus());
  }

  /** Clicks with the mouse, because the driver sends no touches. */
  async tap(): Promise<void> {
    await this.click();
  }

  /** Clicks in the middle of the first box with a size: the driver's own click fails on a link around a picture, whose first line box is empty. */
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

  /** Types text. Dates are set by script, because the driver can't type into date fields. */
  async fill(text: string): Promise<void> {
    const element = await this.visible();
    await this.scrollIntoViewIfNeeded();
    // Keys reach only a part of such a field.
    const hasParts = await this.evaluate((field: HTMLInputElement) => ['date', 'time'].includes(field.type));
    await this.evaluate(
      (field: HTMLInputElement, value: string) => {
        field.focus();
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      hasParts ? text : '',
    );
    if (!hasParts && text)
      await this.owner.session.element(element, 'value', { text: text.replaceAll('\n', codeOfKey('Enter')) });
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
    return new WebKitLocator(this.owner, [...this.steps, step]);
  }

  /** Waits until exactly one element matches. */
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

import { computeAccessibleDescription } from 'dom-accessibility-api';
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Pattern, Question, QueryStep } from './query';

// Runs in the page: bundled by browser.ts and injected before the first query.
declare global {
  interface Window {
    answerTests: (steps: QueryStep[], question: Question) => unknown;
  }
}

window.answerTests = async (steps, question) => {
  const found = find(steps);
  if (question.ask === 'elements') return found;
  if (question.ask === 'count') return found.length;
  if (question.ask === 'texts') return found.map((element) => element.innerText);
  const [element, second] = found;
  if (second) throw new Error(`${found.length} parts of the page fit`);
  if (!element) return null;
  switch (question.ask) {
    case 'visible':
      return isVisible(element);
    case 'focused':
      return element === document.activeElement;
    case 'text':
      return element.innerText;
    case 'value':
      return (element as HTMLInputElement).value;
    case 'attribute':
      return element.getAttribute(question.name);
    case 'description':
      return computeAccessibleDescription(element);
    case 'seen':
      return seenPart(element);
  }
};

function find(steps: QueryStep[], from: HTMLElement = document.documentElement): HTMLElement[] {
  return steps.reduce<HTMLElement[]>((among, step) => take(step, among), [from]);
}

function take(step: QueryStep, among: HTMLElement[]): HTMLElement[] {
  if (step.by === 'index') return among.slice(step.index).slice(0, 1);
  if (step.by === 'filter') return among.filter((element) => passes(step, element));
  return [...new Set(among.flatMap((element) => within(step, element)))];
}

function within(step: Exclude<QueryStep, { by: 'index' | 'filter' }>, element: HTMLElement): HTMLElement[] {
  switch (step.by) {
    case 'css':
      return [...(element.parentElement ? element : document).querySelectorAll<HTMLElement>(step.selector)];
    case 'text':
      return queryAllByText(element, (text) => fits(text, step.text), { ignore: 'script, style' });
    case 'label':
      return queryAllByLabelText(element, (text) => fits(text, step.text));
    case 'role': {
      const { name, level } = step;
      return queryAllByRole(element, step.role, {
        ...(level && { level }),
        ...(name && { name: (given: string) => fits(given, name) }),
      });
    }
  }
}

function passes(step: Extract<QueryStep, { by: 'filter' }>, element: HTMLElement): boolean {
  if (step.hasText && !fits(element.textContent, step.hasText)) return false;
  if (step.has && find(step.has, element).length === 0) return false;
  return step.visible === undefined || isVisible(element) === step.visible;
}

function fits(given: string, { kind, source, flags }: Pattern): boolean {
  const text = given.replace(/\s+/g, ' ').trim();
  if (kind === 'expression') return new RegExp(source, flags).test(text);
  return kind === 'exact' ? text === source : text.toLowerCase().includes(source.toLowerCase());
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The share of an element that is in the viewport, from 0 to 1. */
function seenPart(element: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry?.isIntersecting ? Math.max(entry.intersectionRatio, Number.EPSILON) : 0);
    });
    observer.observe(element);
  });
}

import type { Page } from '@playwright/test';
import { openConnection } from '../../engines/connection';
import { goBack } from '../../engines/moves';
import { expect, test as base } from '../../journeys/fixtures';
import { SlowOffice } from '../slow-office';

const test = base.extend<{ office: SlowOffice; form: Form }>({
  // The only site here.
  connection: async ({ office }, use) => {
    const connection = await openConnection(await office.start());
    await use(connection);
    await connection.close();
  },
  office: async ({}, use) => {
    const office = new SlowOffice();
    await use(office);
    await office.stop();
  },
  form: async ({ page }, use) => {
    await page.goto('/website/field?at=a');
    await use(new Form(page));
  },
});

class Form {
  constructor(private readonly page: Page) {}

  get status() {
    return this.page.getByRole('status');
  }

  /** Types at the selection, as a keyboard does. */
  type(text: string) {
    return this.page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  }

  select(start: number, end: number) {
    return this.page.evaluate(
      ([from, to]) => {
        const text = document.querySelector('textarea')!;
        text.focus();
        text.setSelectionRange(from, to);
      },
      [start, end] as const,
    );
  }

  /** What the text is, and where its cursor. */
  state() {
    return this.page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.querySelector('textarea')!;
      return [value, selectionStart, selectionEnd, document.activeElement?.id];
    });
  }

  top() {
    return this.page.evaluate(() => Math.round(document.querySelector('textarea')!.getBoundingClientRect().top));
  }
}

test('what is typed while the server is slow stays, with its cursor, and arrives in order', async ({
  office,
  form,
}) => {
  office.delayMs = 4000;
  await form.select(3, 3);
  await form.type(' and');
  await expect.poll(() => office.mostAtOnce).toBe(1);
  await form.type(' more');
  await form.select(1, 2);
  await expect(form.status).toHaveText('Saved 1');
  expect(await form.state()).toEqual(['one and more', 1, 2, 'value']);
  await expect(form.status).toHaveText('Saved 2');
  expect(await form.state()).toEqual(['one and more', 1, 2, 'value']);
  expect(office.saved).toEqual(['a: one → one and', 'a: one and → one and more']);
  expect(office.mostAtOnce).toBe(1);
});

for (const way of ['is loaded again', 'is left with Back', 'is closed'] as const)
  test(`what was typed just before the page ${way} arrives`, async ({ office, form, page, engine, needs }) => {
    if (way === 'is closed') needs('dialogs');
    if (!engine.lacks.dialogs) page.on('dialog', (dialog) => void dialog.accept());
    await form.select(3, 3);
    await form.type(' and');
    if (way === 'is closed') await page.close({ runBeforeUnload: true });
    else await (way === 'is loaded again' ? page.reload() : goBack(page));
    await expect.poll(() => office.saved).toEqual(['a: one → one and']);
  });

test('a mistake that appears above a field doesn’t move it', async ({ form }) => {
  await form.select(3, 3);
  const top = await form.top();
  await form.type('!');
  await expect(form.status).toHaveText('Saved 1');
  expect(await form.top()).toBe(top);
});

test('a mark can be undone', async ({ page, form }) => {
  await form.select(0, 3);
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  expect(await form.state()).toEqual(['**one**', 2, 5, 'value']);
  await page.evaluate(() => document.execCommand('undo'));
  expect((await form.state())[0]).toBe('one');
});

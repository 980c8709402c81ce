import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FormDefinition } from '../../forms/form-definition';
import { renderAnswer } from './render';
import type { Answer } from './answer';

const school = { language: 'en', name: 'School', homeUrl: '/school/', phones: ['+91 00000 00001'] } as const;
const look = { css: '@layer base{:root{--colour-page:#fff}}' };
const form: FormDefinition = {
  id: 'visit',
  title: 'Visit',
  template: 'visit',
  summary: ['name'],
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 40 },
    { kind: 'multiline', name: 'note', label: 'Note', maxLength: 40 },
  ],
  sent: { title: 'Sent', sentence: 'Thank you.' },
};

function refilled(values: Record<string, string>): Answer {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  const filled = { action: '/send', form, language: 'en', fields, values } as const;
  return { kind: 'trouble', school, problem: 'too-often', filled };
}

it('the policy allows exactly the page’s own style sheet', async () => {
  const { html, styleSource } = await renderAnswer(refilled({}), look);
  const [, css = ''] = /<style>([^<]*)<\/style>/.exec(html)!;
  expect(styleSource).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(css).toContain(look.css);
  expect(html).not.toMatch(/<script|<link (?!rel="icon")| style=/);
});

it('Home is at the address that the server gives, in the folder of its site', async () => {
  const { html } = await renderAnswer(refilled({}), look);
  expect(html.match(/href="\/school\/"/g)).toHaveLength(2);
});

it('drops invisible characters from what was typed, escapes it, and keeps its lines', async () => {
  const typed = { name: 'A\u202es\u0007"ha', note: '\u200b\r\n  <b>two</b>', 'x\u202ey': '\u0085a\u200db' };
  const { html } = await renderAnswer(refilled(typed), look);
  expect(html).toContain('value="As&quot;ha"');
  expect(html).toContain('\n\n  &lt;b&gt;two&lt;/b&gt;</textarea>');
  expect(html).toContain('name="xy" value="a\u200db"');
});

it('a form keeps two answers with one name', async () => {
  const answer = refilled({}) as Extract<Answer, { kind: 'trouble' }>;
  const fields = ['1', '2'].map((value) => ({ name: 'other', value }));
  const { html } = await renderAnswer({ ...answer, filled: { ...answer.filled, fields } }, look);
  expect(html.match(/name="other" value="[12]"/g)).toHaveLength(2);
});

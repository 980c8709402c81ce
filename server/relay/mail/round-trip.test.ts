import { readdir, readFile, rm } from 'node:fs/promises';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { answerToSend } from '../../../forms/answer-to-send';
import { withoutInvisible } from '../../../forms/invisible-characters';
import { serverWords } from '../../../words/en/words';
import {
  enquiry,
  formData,
  contentOfSmallSchool,
  identifiers,
  postForm,
  startEndpoint,
} from '../../testing/endpoint.fixture';

/** Normalises line ends as HTML and mail do, and lone surrogates as form data do. */
const asMailed = (value: string) => withoutInvisible(Buffer.from(value).toString().replace(/\r\n?/g, '\n'));

const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    '{{full_name}}',
    '--',
    '.\n..\n.',
    '=?UTF-8?Q?x?=',
    '  spaces at the end  ',
    'a\tb',
    'From me',
    '<b>&amp;',
    'x'.repeat(2000),
  ),
  fc
    .array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: 2, maxLength: 5 })
    .map((lines) => `x${lines.join('\r\n')}`),
);

it('delivers any text unchanged, except digits in numbers and dates, and invisible characters', async () => {
  const { url, apps, dataDir } = await startEndpoint();
  const names = Object.keys(enquiry);
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: names.length, maxLength: names.length }), async (values) => {
      const fields = Object.fromEntries(names.map((name, index) => [name, values[index]!]));
      const data = formData({ ...fields, ...identifiers, submission_id: crypto.randomUUID() });
      expect((await postForm(url, data)).status).toBe(200);
      await apps.delivery.settled();
      const [file] = await readdir(`${dataDir}/mailbox/new`);
      const mail = await PostalMime.parse(await readFile(`${dataDir}/mailbox/new/${file}`));
      await rm(`${dataDir}/mailbox/new/${file}`);
      const text = mail.text!.replaceAll('\r\n', '\n');
      for (const field of contentOfSmallSchool.forms.find(({ id }) => id === 'enquiry')!.fields)
        expect(text).toContain(
          `${field.label}:\n${asMailed(answerToSend(field, fields[field.name]!)) || serverWords.mail.empty}\n`,
        );
      expect(mail.to?.map(({ address }) => address)).toEqual(['office@school.example']);
      expect(mail.headers.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type']),
      );
      expect(mail.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }) as object,
      );
      expect(mail.headers.filter(({ key }) => key !== 'reply-to')).toHaveLength(8);
    }),
    { numRuns: 100 },
  );
});

import { expect, test } from 'vitest';
import { smallSchool } from '../../../model/testing/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { planDocument } from './document-plan';

const content = readSiteContent(smallSchool);

test('a document of fees has the fees of the cards', () => {
  const plan = planDocument({ id: 'fees', title: 'Fees', facts: 'fees' }, content);
  const [table] = plan.body.kind === 'tables' ? plan.body.tables : [];
  expect(table?.rows.map(([label]) => label)).toEqual(content.classes.map(({ label }) => label));
  expect(table?.rows[0]).toContain('₹ 24,000');
});

test('a document has no empty tables', () => {
  const { commonHolidays, gazettedHolidays } = content.calendar;
  const calendar = { ...content.calendar, commonHolidays: { ...commonHolidays, rows: [] } };
  const { body } = planDocument({ id: 'c', title: 'C', facts: 'calendar' }, { ...content, calendar });
  const ids = body.kind === 'tables' ? body.tables.map(({ id }) => id) : [];
  expect(gazettedHolidays.rows).not.toEqual([]);
  expect(ids).toEqual(['gazetted-holidays', 'examination-cycle']);
});

test('the document of a committee has only that committee', () => {
  const plan = planDocument({ id: 'c', title: 'C', facts: 'committee', committee: 'pocso' }, content);
  expect(plan.body).toMatchObject({ kind: 'tables', tables: [{ id: 'pocso' }] });
  expect(plan.source).toBe('facts/committees.yaml');
});

test('an awaited document has its date of application and a contact', () => {
  const plan = planDocument({ id: 'noc', title: 'NOC', awaited: '2026-11-01' }, content);
  expect(plan.body).toEqual({ kind: 'awaited', since: '2026-11-01' });
  expect(plan.letterhead).toMatchObject({
    phone: content.school.phones[0]?.number,
    registrations: ['U-DISE Code 00000000000'],
  });
});

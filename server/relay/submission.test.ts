import { expect, it } from 'vitest';
import { createSubmissionId } from '../../forms/submission-id';
import { enquiry, contentOfSmallSchool } from '../testing/endpoint.fixture';
import { toSubmission } from './submission';

const form = contentOfSmallSchool.forms.find(({ id }) => id === 'enquiry')!;
const opened = new Date('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(opened.getTime() + seconds * 1000);
const submissionOf = (
  values: Record<string, string>,
  receivedAt: Date,
  ofForm: Parameters<typeof toSubmission>[0] = form,
) =>
  toSubmission(
    ofForm,
    Object.entries(values).map(([name, value]) => ({ name, value })),
    receivedAt,
  );

it('keeps every field except the envelope, in order', () => {
  const sent = {
    ...enquiry,
    question: 'Is there a bus?',
    user_id: 'public',
    lib_version: '4',
    submission_id: 'x',
    website: '',
  };
  const submission = submissionOf(sent, opened);
  expect(submission.fields.map(({ name }) => name)).toEqual([...Object.keys(enquiry), 'question']);
  expect(submission.submissionId).toBe('x');
});

it('marks signs of a robot, and keeps the submission', () => {
  const id = createSubmissionId(opened.getTime());
  const tags = (extra: Record<string, string>, seconds: number) =>
    submissionOf({ ...enquiry, submission_id: id, ...extra }, at(seconds)).tags;
  expect(tags({}, 2.9)).toEqual(['too fast']);
  expect(tags({}, 3)).toEqual([]);
  expect(tags({ website: 'http://spam.example' }, 60)).toEqual(['honeypot']);
  expect(tags({ website: ' ' }, 60)).toEqual([]);
});

it('doesn’t suspect a phone whose clock is ahead, or a foreign id', () => {
  const ahead = createSubmissionId(at(3600).getTime());
  expect(submissionOf({ submission_id: ahead }, opened).tags).toEqual([]);
  expect(submissionOf({ submission_id: '42' }, opened).tags).toEqual([]);
});

it('gets the same id for the same answers on the same day in India if it has none', () => {
  const id = (values: Record<string, string>, time: string) => submissionOf(values, new Date(time)).submissionId;
  const morning = id(enquiry, '2026-11-20T03:00:00Z');
  expect(id(enquiry, '2026-11-20T18:29:59Z')).toBe(morning);
  expect(id(enquiry, '2026-11-20T18:30:00Z')).not.toBe(morning);
  expect(id({ ...enquiry, class_name: 'Grade2' }, '2026-11-20T03:00:00Z')).not.toBe(morning);
});

it('is found by its phone numbers, and by no other answer', () => {
  const asked = [...form.fields, { kind: 'mobile' as const, name: 'second_number', label: 'Second', maxLength: 24 }];
  const sent = { ...enquiry, second_number: '91234 56789', office: '02462-250001' };
  expect(submissionOf(sent, opened, { ...form, fields: asked }).phones).toEqual(['98765 43210', '91234 56789']);
});

it('is found by its short texts, and counted by the list in its summary', () => {
  const list = { kind: 'select' as const, label: '', placeholder: '', options: [], classesNotOffered: [] };
  const text = { kind: 'text' as const, label: '', maxLength: 200 };
  const asked = {
    ...form,
    summary: ['child', 'class'],
    fields: [
      { ...text, name: 'child' },
      { ...text, name: 'story' },
      { ...list, name: 'bus' },
      { ...list, name: 'class' },
    ],
  };
  const sent = { child: 'Asha Patil', story: 'x'.repeat(121), bus: 'yes', class: 'UKG' };
  expect(submissionOf(sent, opened, asked)).toMatchObject({ names: ['Asha Patil'], choice: 'UKG' });
  expect(submissionOf(sent, opened, { ...asked, summary: [] }).choice).toBe('');
  expect(submissionOf(sent, opened, { ...asked, fields: [] })).toMatchObject({ names: [], choice: '' });
});

import { formatInIndia } from '../../model/projections/dates/moments';
import type { Email } from 'postal-mime';
import { fieldsToRead } from '../../forms/asked-fields';
import type { FormDefinition } from '../../forms/form-definition';
import type { Language } from '../../words/languages';
import { type ServerWords, serverWordsIn } from '../../words/words';
import { markup, type Markup } from '../pages/markup';
import type { Page } from '../pages/page';
import type { Outage } from '../relay/delivery/mail-server';
import { referencesOf } from '../relay/mail/compose-mail';
import type { Shortening } from '../erasure/keeping-periods';
import type { DamagedFile } from '../relay/spool/damage';
import { toValues } from '../relay/submission';
import type { SubmissionRevision, ListedSubmission, SubmissionRecord } from '../relay/spool/submission-record';

/** Where mails go: “delivered” means in the mailbox or accepted by the mail server. */
export type DeliveryGoal = 'mailbox' | 'smtp';

export const pageSize = 50;

export interface ListView {
  /** Language of the office. */
  language: Language;
  outage: Outage | undefined;
  /** Why the last build failed. */
  mistakes: string | undefined;
  /** Damaged databases, shown first. */
  damaged: DamagedFile[];
  shortening: Shortening | undefined;
  /** Submissions that need a person. */
  stuck: ListedSubmission[];
  /** One page of all submissions, newest first. */
  records: ListedSubmission[];
  total: number;
  /** Number of the page, from 1. */
  page: number;
  goal: DeliveryGoal;
  /** Returns the form of a submission. */
  formOf: (record: ListedSubmission) => FormDefinition;
}

/** Results of a search by number. */
export function foundPage({
  language,
  records,
  goal,
  formOf,
}: Pick<ListView, 'language' | 'records' | 'goal' | 'formOf'>): Page {
  const { inbox: say } = serverWordsIn[language];
  return {
    language,
    title: `${say.found} · ${say.title}`,
    body: markup`${toList(say)}
<h1>${say.found}</h1>
${finder(say)}
${records.length === 0 && markup`<p>${say.foundNone}</p>`}
<ol class="list">${records.map((record) => listItem(record, formOf(record), goal, language))}</ol>`,
  };
}

export function listPage(view: ListView): Page {
  const { language, outage, mistakes, damaged, shortening, stuck, records, total, page, goal, formOf } = view;
  const { inbox: say } = serverWordsIn[language];
  const item = (record: ListedSubmission) => listItem(record, formOf(record), goal, language);
  return {
    language,
    title: `${say.title} (${total})`,
    body: markup`<h1>${say.title}</h1>
${total === 0 ? markup`<p>${say.empty}</p>` : finder(say)}
${damaged.map(({ path, result }) => markup`<p class="summary"><strong>${say.damagedFile(result?.saved, result?.unreadable)}</strong> <span class="quiet">${path}</span></p>`)}
${shortening && shorteningNotice(shortening, language)}
${
  mistakes &&
  markup`<section class="summary" aria-labelledby="mistakes"><h2 id="mistakes">${say.outdated.title}</h2>
<p>${say.outdated.whatToDo}</p>
<pre lang="en">${mistakes}</pre></section>`
}
${
  outage &&
  markup`<section class="summary" aria-labelledby="outage"><h2 id="outage">${say.outage.title}</h2>
<p>${say.outage.since(formatInIndia(outage.since, language))} ${say.outage.why[outage.kind]}</p>
<p class="quiet">${outage.reply}</p></section>`
}
${
  stuck.length > 0 &&
  markup`<section class="summary" aria-labelledby="stuck"><h2 id="stuck">${say.stuck}</h2>
<ol class="list">${stuck.map(item)}</ol></section>`
}
<ol class="list">${records.map(item)}</ol>
<p>${page > 1 && markup`<a href="/?page=${page - 1}">${say.newer}</a> `}${
      total > page * pageSize && markup`<a href="/?page=${page + 1}">${say.older}</a>`
    }</p>`,
  };
}

export interface RecordView {
  /** Language of the office. */
  language: Language;
  record: SubmissionRecord;
  /** The form of the submission. */
  form: FormDefinition;
  /** Name of the language for calling back; may be empty. */
  callIn: string;
  /** Whether its mail is in the mailbox. */
  hasMail: boolean;
  goal: DeliveryGoal;
}

export function recordPage({ language, record, form, callIn, hasMail, goal }: RecordView): Page {
  const { inbox: say, tags, mail } = serverWordsIn[language];
  const isOpen = record.state === 'undelivered' || record.state === 'waiting';
  return {
    language,
    title: `${form.title} · ${say.title}`,
    body: markup`${toList(say)}
<h1>${form.title}</h1>
<p>${marks(record, goal, say)}</p>
${record.tags.map((tag) => markup`<p>${tags[tag]}</p>`)}
<dl>
<dt>${say.received}</dt><dd>${formatInIndia(record.receivedAt, language)}</dd>
<dt>${say.reference}</dt><dd>${referencesOf(record)}</dd>
${callIn !== '' && markup`<dt>${mail.language}</dt><dd>${callIn}</dd>`}
${record.state === 'waiting' && record.attempts > 0 && markup`<dt>${say.nextTry}</dt><dd>${formatInIndia(record.nextAttemptAt, language)}</dd>`}
</dl>
${
  isOpen &&
  record.attempts > 0 &&
  markup`<form method="post" action="/records/${record.name}/send-again"><button>${say.sendAgain}</button></form>`
}
<h2>${say.form}</h2>
${answers([...fieldsToRead(form, toValues(record.fields)).map(({ name, label }) => ({ label, value: valueOf(record, name) || mail.empty })), ...otherFields(record, form)])}
${record.earlier.map(
  ({ receivedAt, fields }) => markup`<h2>${say.earlierAnswers} (${formatInIndia(receivedAt, language)})</h2>
${answers(fields.map(({ name, value }) => ({ label: name, value })))}`,
)}
${
  record.tried.length > 0 &&
  markup`<h2>${say.attempts}</h2>
<ol>${record.tried.map(
    ({ at, recipient, outcome, reply }) =>
      markup`<li>${formatInIndia(at, language)} · ${recipient || say.everybody} · ${say.outcomes[outcome]}${reply !== '' && markup`<br><span class="quiet">${isolated(reply)}</span>`}</li>\n`,
  )}</ol>`
}
${hasMail && markup`<p><a href="/records/${record.name}/mail">${say.asMail}</a></p>`}`,
  };
}

export function mailPage(email: Email, language: Language): Page {
  const { inbox: say } = serverWordsIn[language];
  return {
    language,
    title: `${email.subject ?? say.asMail} · ${say.title}`,
    body: markup`${toList(say)}
<h1 dir="auto">${email.subject ?? say.asMail}</h1>
<dl>${email.headers.map(({ originalKey, value }) => markup`<dt>${originalKey}</dt><dd dir="auto">${value}</dd>\n`)}</dl>
<pre dir="auto">${email.text ?? ''}</pre>`,
  };
}

type Say = ServerWords['inbox'];

/** Isolates text direction: an Urdu name must not reorder the text beside it. */
function isolated(value: string): Markup {
  return markup`<bdi>${value}</bdi>`;
}

function finder(say: Say): Markup {
  return markup`<form method="post" action="/find">
<label for="wanted">${say.findLabel}</label>
<input id="wanted" name="wanted" required aria-invalid="false" autocomplete="off">
<button>${say.find}</button>
</form>`;
}

function toList(say: Say): Markup {
  return markup`<p><a href="/">${say.toAll}</a></p>`;
}

function answers(list: readonly { label: string; value: string }[]): Markup {
  return markup`<dl>${list.map(({ label, value }) => markup`<dt dir="auto">${label}</dt><dd dir="auto">${value}</dd>\n`)}</dl>`;
}

function otherFields({ fields }: SubmissionRecord, form: FormDefinition): { label: string; value: string }[] {
  const known = new Set(form.fields.map(({ name }) => name));
  return fields.filter(({ name }) => !known.has(name)).map(({ name, value }) => ({ label: name, value }));
}

function valueOf({ fields }: Pick<SubmissionRevision, 'fields'>, name: string): string {
  return fields.find((field) => field.name === name)?.value ?? '';
}

function shorteningNotice({ count, dueAt, days, nextDays }: Shortening, language: Language): Markup {
  const { inbox: say } = serverWordsIn[language];
  return markup`<p class="summary"><strong>${say.shortening(count, formatInIndia(dueAt, language))}</strong>
${say.stopShortening(days, nextDays)}</p>`;
}

function listItem(record: ListedSubmission, form: FormDefinition, goal: DeliveryGoal, language: Language): Markup {
  const { inbox: say } = serverWordsIn[language];
  const [first, ...further] = headline(record, form);
  const receivedAt = new Date(record.receivedAt).toISOString();
  return markup`<li>
<a href="/records/${record.name}"><strong>${isolated(first || say.noName)}</strong></a>${further.filter(Boolean).map((value) => markup` · ${isolated(value)}`)}
<br><span class="quiet">${form.title} · ${referencesOf(record)} · <time datetime="${receivedAt}">${formatInIndia(record.receivedAt, language)}</time></span>
<br>${marks(record, goal, say)}
</li>
`;
}

/** The answers that identify a submission. */
function headline(record: ListedSubmission, { summary }: FormDefinition): string[] {
  return summary.map((name) => valueOf(record, name));
}

function marks(record: ListedSubmission, goal: DeliveryGoal, say: Say): Markup {
  const { revision, tags } = record;
  return markup`${stateMark(record, goal, say)}${revision > 1 && markup` <span class="tag">${say.corrected}</span>`}${tags.map((tag) => markup` <span class="tag">${say.tags[tag]}</span>`)}`;
}

function stateMark({ state, attempts, problem }: ListedSubmission, goal: DeliveryGoal, say: Say): Markup {
  switch (state) {
    case 'delivered':
      return markup`<span class="quiet">${goal === 'mailbox' ? say.keptInMailbox : say.delivered}</span>`;
    case 'undelivered':
      return markup`<span class="flag">${problem === 'unsure' ? say.undeliveredUnsure : say.undelivered}</span>`;
    case 'sending':
      return markup`<span class="quiet">${say.sending}</span>`;
    case 'waiting':
      return attempts === 0 || problem === null
        ? markup`<span class="quiet">${say.waiting}</span>`
        : markup`<span class="flag">${say.failedTries(attempts)}. ${say.problems[problem]}</span>`;
  }
}

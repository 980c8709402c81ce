import type { Email } from 'postal-mime';
import { serverWords } from '../../words/en-server';
import { markup, type Markup } from '../pages/markup';
import type { Page } from '../pages/page';
import { formatInIndia, forms, toView } from '../relay/mail/compose-mail';
import type { SpoolRecord } from '../relay/spool/spool-record';
import type { Arrivals, MailFile } from './arrivals';

const { inbox: say, tags: tagWords } = serverWords;

/** Where the mails go; a mail that is “delivered” lies in the mailbox or is with the mail server. */
export type DeliveryGoal = 'mailbox' | 'smtp';

const pageSize = 100;

/** @param pageNumber from 1. */
export function listPage({ records, damaged, otherMails }: Arrivals, pageNumber: number, goal: DeliveryGoal): Page {
  const shown = records.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const isEmpty = records.length + damaged.length + otherMails.length === 0;
  return {
    title: `${say.title} (${records.length})`,
    body: markup`<h1>${say.title}</h1>
${isEmpty && markup`<p>${say.empty}</p>`}
${damaged.map((name) => markup`<p class="summary">${say.unreadable} spool/${name}.json</p>`)}
<ol class="list">${shown.map((record) => listItem(record, goal))}</ol>
<p>${pageNumber > 1 && markup`<a href="/?page=${pageNumber - 1}">${say.newer}</a> `}${
      records.length > pageNumber * pageSize && markup`<a href="/?page=${pageNumber + 1}">${say.older}</a>`
    }</p>
${
  otherMails.length > 0 &&
  markup`<h2>${say.otherMails}</h2>
<ul>${otherMails.map(({ name }) => markup`<li><a href="/mails/${encodeURIComponent(name)}">${name}</a></li>`)}</ul>`
}`,
  };
}

export function recordPage(record: SpoolRecord, mail: MailFile | undefined, goal: DeliveryGoal): Page {
  const form = forms[record.form];
  const view = toView(record, form);
  const { lastError, nextAttemptAt } = record.delivery;
  return {
    title: `${say.forms[record.form]} · ${say.title}`,
    body: markup`${toList}
<h1>${say.forms[record.form]}</h1>
<p>${marks(record, goal)}</p>
${record.tags.map((tag) => markup`<p>${tagWords[tag]}</p>`)}
<dl>
<dt>${say.received}</dt><dd>${view.receivedAt}</dd>
<dt>${say.reference}</dt><dd>${view.reference}</dd>
${lastError !== undefined && markup`<dt>${say.lastError}</dt><dd>${lastError}</dd>`}
${nextAttemptAt !== undefined && markup`<dt>${say.nextTry}</dt><dd>${formatInIndia(nextAttemptAt)}</dd>`}
</dl>
<h2>${say.form}</h2>
<dl>${[...view.fields, ...view.otherFields].map(({ label, value }) => markup`<dt>${label}</dt><dd>${value}</dd>\n`)}</dl>
${record.earlier.map(
  ({ receivedAt, fields }) => markup`<h2>${say.earlierAnswers} (${formatInIndia(receivedAt)})</h2>
<dl>${fields.map(({ name, value }) => markup`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`,
)}
${mail && markup`<p><a href="/mails/${encodeURIComponent(mail.name)}">${say.asMail}</a></p>`}`,
  };
}

export function mailPage(email: Email): Page {
  return {
    title: `${email.subject ?? say.asMail} · ${say.title}`,
    body: markup`${toList}
<h1>${email.subject ?? say.asMail}</h1>
<dl>${email.headers.map(({ originalKey, value }) => markup`<dt>${originalKey}</dt><dd>${value}</dd>\n`)}</dl>
<pre>${email.text ?? ''}</pre>`,
  };
}

const toList = markup`<p><a href="/">${say.toAll}</a></p>`;

function listItem(record: SpoolRecord, goal: DeliveryGoal): Markup {
  const [first, ...further] = headline(record);
  return markup`<li>
<a href="/records/${record.name}"><strong>${first || say.noName}</strong></a>${further.filter(Boolean).map((value) => markup` · ${value}`)}
<br><span class="quiet">${say.forms[record.form]} · <time datetime="${record.receivedAt}">${formatInIndia(record.receivedAt)}</time></span>
<br>${marks(record, goal)}
</li>
`;
}

/** Who, and for what: the answers that the office sorts by. */
function headline(record: SpoolRecord): string[] {
  const names =
    record.form === 'enquiry'
      ? ['full_name', 'class_name', 'mobile_number']
      : ['from_name', 'applying_for', 'mobile_number'];
  return names.map((name) => record.fields.find((field) => field.name === name)?.value ?? '');
}

function marks({ delivery, revision, tags }: SpoolRecord, goal: DeliveryGoal): Markup {
  const { state, attempts, isRefused } = delivery;
  const done = goal === 'mailbox' ? say.keptInMailbox : say.delivered;
  const stuck = isRefused ? `${say.failedTries(attempts)}. ${say.refused}` : say.failedTries(attempts);
  return markup`${
    state === 'delivered'
      ? markup`<span class="quiet">${done}</span>`
      : attempts === 0
        ? markup`<span class="quiet">${say.waiting}</span>`
        : markup`<span class="flag">${stuck}</span>`
  }${revision > 1 && markup` <span class="tag">${say.corrected}</span>`}${tags.map((tag) => markup` <span class="tag">${tag}</span>`)}`;
}

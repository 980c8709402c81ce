import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import {
  enquiry,
  identifiers,
  postForm,
  startEndpoint,
  type TestEndpoint,
} from '../../server/testing/endpoint.fixture';
import { Accounts } from '../accounts/accounts';
import { createOffice } from '../office';
import { openOffice } from '../open-office';
import { Submissions } from '../records/submissions';
import { idleWorkshop } from '../website/test-workshop.fixture';
import { Browser } from './office-app.fixture';
import type { ConnectionLimits } from '../../server/connections';
import { silentLog } from '../../server/log';
import type { FollowUp, FollowUpEvent } from '../../server/relay/spool/follow-up';
import { followReleases } from '../../server/settings/follow-releases';
import { servedSchool } from '../../server/settings/school';
import { type StartOptions, supportOf } from '../../server/start';

export interface TestOfficePages extends TestEndpoint {
  office: FastifyInstance;
  /** Another browser in the office, which is open on loopback. */
  browser: () => Clerk;
  clerk: Clerk;
  /** Sends an enquiry. @returns address of its record */
  send: (answers?: Record<string, string>) => Promise<string>;
  /** @param record its address */
  followUp: (record: string) => FollowUp;
  /** @param record its address */
  history: (record: string) => FollowUpEvent[];
}

/** A browser of somebody who reads the pages of the office, and fills in their forms. */
class Clerk extends Browser {
  /** The visible text of a page’s `main`. */
  async text(page: string): Promise<string> {
    return mainText((await this.get(page)).body);
  }

  /** The addresses of the records that a page links, in their order. */
  async records(page: string): Promise<string[]> {
    return recordsOn((await this.get(page)).body);
  }

  /** The fields of a form as a page has it. */
  async form(page: string, action: string): Promise<Record<string, string>> {
    return fieldsOf((await this.get(page)).body, action);
  }

  /** Fills in a form of a page. @returns a function that posts it, perhaps much later */
  async filled(page: string, action: string, typed: Record<string, string>) {
    const form = { ...(await this.form(page, action)), ...typed };
    return () => this.post(action, form);
  }

  /** Fills in a form of a page, and posts it. */
  async fill(page: string, action: string, typed: Record<string, string>) {
    return (await this.filled(page, action, typed))();
  }
}

/** The name of a record in the database. */
export function nameOf(record: string): string {
  return record.slice('/records/'.length);
}

/** Starts a server, and its office in the same process. @param connections of the office */
export async function startOffice(
  env: Record<string, string> = {},
  options: Parameters<typeof startEndpoint>[1] = {},
  connections: ConnectionLimits = { perAddress: undefined, total: 500 },
): Promise<TestOfficePages> {
  const endpoint = await startEndpoint(env, options);
  const { settings, apps } = endpoint;
  const { now = Date.now, school = () => servedSchool(settings) } = options;
  const accounts = new Accounts(settings.dataDir, now);
  const support = supportOf(apps);
  const office = await createOffice({
    settings,
    accounts,
    submissions: new Submissions({ settings, school, support, now }),
    school,
    sitePort: 3000,
    workshop: idleWorkshop(),
    renderer: () => import('../pages/render'),
    connections,
    log: (entry) => endpoint.log.push(entry),
    now,
  });
  onTestFinished(async () => {
    await office.close();
    accounts.close();
  });
  let count = 0;
  const send = async (answers: Record<string, string> = {}) => {
    count += 1;
    const sent = await postForm(endpoint.url, { ...enquiry, ...identifiers, submission_id: `id-${count}`, ...answers });
    const found = apps.spool.records.find(sent.headers.get('spoken-number') ?? '');
    return `/records/${found[0]?.name}`;
  };
  const { callList } = apps.spool;
  return {
    ...endpoint,
    office,
    browser: () => new Clerk(office),
    clerk: new Clerk(office),
    send,
    followUp: (record) => callList.followUp(nameOf(record))!,
    history: (record) => callList.history(nameOf(record)),
  };
}

/** Starts the office of a server in this process. */
export const officeInProcess: StartOptions['office'] = async (options) =>
  openOffice({
    ...options,
    ...(await followReleases(options.settings, silentLog)),
    workshop: idleWorkshop(),
    renderer: () => import('../pages/render'),
  });

/** The fields of a form on a page, as a browser would post them without typing: boxes only if they are ticked. @throws Error if the page has no such form */
export function fieldsOf(html: string, action: string): Record<string, string> {
  const form = elementsOf(parse(html)).find((each) => each.tagName === 'form' && attribute(each, 'action') === action);
  if (!form) throw new Error(`No form posts to ${action}`);
  const fields = elementsOf(form)
    .filter(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))
    .filter((each) => attribute(each, 'type') !== 'checkbox' || attribute(each, 'checked') !== undefined);
  return Object.fromEntries(fields.map((each) => [attribute(each, 'name') ?? '', valueOf(each)]));
}

/** The visible text of a page’s `main`. */
export function mainText(html: string): string {
  const main = elementsOf(parse(html)).find(({ tagName }) => tagName === 'main');
  return main ? textOf(main) : '';
}

/** The addresses of the records that a page links, in their order. */
export function recordsOn(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/records\/[0-9a-f]{64})"/g)].map(([, address = '']) => address))];
}

function valueOf(field: Tree.Element): string {
  if (field.tagName === 'textarea') return textOf(field);
  if (field.tagName !== 'select') return attribute(field, 'value') ?? '';
  const options = elementsOf(field).filter(({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return (chosen && attribute(chosen, 'value')) ?? '';
}

function elementsOf(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node)] : []));
}

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

function attribute({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { ContentPath } from '../../model/concepts/fields';
import { addressIn } from '../../model/projections/pages/languages';
import type { Draft } from '../editing/draft';
import type { EditedDraft } from '../editing/edit-draft';
import { areForPrincipal, isForPrincipal } from '../editing/principal-fields';
import type { ChangeRow, DraftSummary, PublicationRow } from '../pages/website-views';
import type { Language } from '../../words/languages';
import { describeFault } from '../../server/log';
import type { OfficeContext } from '../routes/office-context';
import { officeLanguage } from '../routes/show';
import { readUncommitted } from '../../pipeline/releases/commit-publications';
import { Drafts } from './drafts';
import { PreviewSecrets } from './preview-secrets';
import { type Publication, Publications } from './publications';
import { Publishing } from './publishing';
import type { Workshop } from './workshop';

/** What the routes of the website share. */
export class WebsiteContext {
  readonly drafts: Drafts;
  readonly publications: Publications;
  readonly publishing: Publishing;
  readonly workshop: Workshop;
  readonly previews: PreviewSecrets;
  /**
   * The last save, which ends after all before it: a browser sends what was typed last without waiting for its answers, and a
   * page that is loaded again must show it.
   */
  lastSave: Promise<unknown> = Promise.resolve();

  constructor(private readonly context: OfficeContext) {
    const { accounts, workshop, school, log, now } = context.options;
    this.workshop = workshop;
    this.drafts = new Drafts(accounts.database, (draft) => this.unlessBroken(() => workshop.idsOfChanges(draft)), now);
    this.previews = new PreviewSecrets(accounts);
    this.publications = new Publications(accounts.database, this.drafts, now);
    const { drafts, publications } = this;
    const languages = () => school().languages;
    this.publishing = new Publishing({ drafts, publications, workshop, languages, log });
  }

  get siteDir(): string {
    return this.context.options.settings.siteDir;
  }

  /** Whether it runs on a server, with a web server in front, instead of on a PC of the school. */
  get isDeployed(): boolean {
    return this.context.options.settings.isDeployed;
  }

  get dataDir(): string {
    return this.context.options.settings.dataDir;
  }

  /** Address of the website as visitors know it, if the content names one. */
  get publicAddress(): string | undefined {
    return this.context.options.school().website?.replace(/\/$/, '');
  }

  /** The current time, Unix ms. */
  now(): number {
    return this.context.options.now();
  }

  who(request: FastifyRequest): string {
    return this.context.who(request);
  }

  /** Whether a place is for the principal, and somebody else asks. */
  isLocked({ role }: FastifyRequest, file: string, path: ContentPath): boolean {
    return role !== 'principal' && isForPrincipal(file, path);
  }

  language(request: FastifyRequest): Language {
    return officeLanguage(request, this.context.options.school());
  }

  /** Address of the site for whoever asks. The school's computer may have changes that its website gets later. */
  siteFor(request: FastifyRequest): string | undefined {
    const { school, sitePort } = this.context.options;
    const { website, basePath, languages } = school();
    const site = request.ownOrigin.isOutside ? website : `http://localhost:${sitePort}${basePath}`;
    const language = this.language(request);
    return site && language !== languages[0] ? site.replace(/\/$/, '') + addressIn(language, '/') : site;
  }

  /** Does some work after all saves before it. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.lastSave.then(work);
    this.lastSave = done.catch(() => undefined);
    return done;
  }

  /**
   * Edits the draft, and stores it. If somebody has saved something in the same files meanwhile, the newer draft is edited.
   *
   * @param edit @returns undefined if there is nothing to edit
   * @returns whether something was stored
   */
  async store(request: FastifyRequest, edit: (draft: Draft) => Promise<EditedDraft | undefined>): Promise<boolean> {
    for (;;) {
      const draft = this.drafts.draft();
      const edited = await edit(draft);
      if (!edited) return false;
      if (this.drafts.store(draft, edited, this.who(request))) return true;
    }
  }

  /** How many changes the draft has; if the workshop fails with it, how many files. */
  summary(request: FastifyRequest): DraftSummary {
    const who = this.who(request);
    const draft = this.drafts.draft();
    const files = [...draft.files.values()];
    return (
      this.unlessBroken(() => this.workshop.count(who, draft)) ?? {
        mine: files.filter((each) => each.who === who).length,
        all: files.length,
      }
    );
  }

  /** The draft in words. A value with which the workshop fails must be undone, so its files are shown as they are stored. */
  async rows(request: FastifyRequest): Promise<{
    changes: ChangeRow[];
    mistakes: readonly string[];
    groups: readonly (readonly string[])[];
    isRaw: boolean;
  }> {
    const draft = this.drafts.draft();
    if (draft.files.size === 0) return { changes: [], mistakes: [], groups: [], isRaw: false };
    try {
      const { changes, ...others } = await this.workshop.changes(this.language(request), draft);
      const rows = changes.map(({ path, ...change }) =>
        this.isLocked(request, change.file, path) ? { ...change, isLocked: true } : change,
      );
      return { changes: rows, ...others, isRaw: false };
    } catch (error) {
      this.logFault(error);
      return { changes: [...draft.files].map(rawRow), mistakes: [], groups: [], isRaw: true };
    }
  }

  /** Whether git has no commit of a publication yet. */
  isUncommitted({ release }: Publication): boolean {
    return readUncommitted(join(this.siteDir, '..'))?.publications.some((each) => each.release === release) ?? false;
  }

  publicationRow(request: FastifyRequest, publication: Publication): PublicationRow {
    const { id, who, at, state, changes, undoes, texts } = publication;
    const { languages } = this.context.options.school();
    const isUndone =
      state === 'live' && texts !== undefined && this.unlessBroken(() => this.workshop.isTakenBack(texts)) === true;
    return {
      id,
      who,
      at,
      state: isUndone ? 'undone' : state,
      // A language may have come to the school since.
      changes: changes[this.language(request)] ?? changes[languages[0]] ?? [],
      undoes,
      ...(request.role !== 'principal' && areForPrincipal(publication.files) && { isLocked: true }),
    };
  }

  /** @returns undefined if the workshop fails with the draft */
  private unlessBroken<Result>(ask: () => Result): Result | undefined {
    try {
      return ask();
    } catch (error) {
      this.logFault(error);
      return undefined;
    }
  }

  private logFault(error: unknown): void {
    this.context.options.log({ event: 'workshop failed', ...describeFault(error) });
  }
}

/** A file of the draft that can only be taken out as a whole. */
function rawRow([file, { who, at }]: [string, { who: string; at: number }]): ChangeRow {
  return {
    id: file,
    file,
    kind: 'value',
    address: undefined,
    breadcrumb: [file],
    was: '',
    becomes: '',
    who,
    at,
    state: 'fits',
    mistakes: [],
  };
}

import type { FastifyRequest } from 'fastify';
import type { Place } from '../editing/change';
import { isForPrincipal } from '../editing/principal-fields';
import type { ChangeRow, DraftSummary, PublicationRow } from '../pages/website-views';
import type { Language } from '../../words/languages';
import { describeFault } from '../../server/log';
import type { OfficeContext } from '../routes/office-context';
import { officeLanguage } from '../routes/show';
import { type DraftChange, Drafts } from './drafts';
import { PreviewSecrets } from './preview-secrets';
import { type Publication, Publications } from './publications';
import { Publishing } from './publishing';
import type { ChangeDetails, Workshop } from './workshop';

/** What the routes of the website share. */
export class WebsiteContext {
  readonly drafts: Drafts;
  readonly publications: Publications;
  readonly publishing: Publishing;
  readonly workshop: Workshop;
  readonly previews: PreviewSecrets;
  /**
   * The last save of a field, which ends after all before it: a browser sends what was typed last without waiting for its answers, and a
   * page that is loaded again must show it.
   */
  lastSave: Promise<unknown> = Promise.resolve();

  constructor(private readonly context: OfficeContext) {
    const { accounts, workshop, school, log, now } = context.options;
    this.drafts = new Drafts(accounts.database, now);
    this.previews = new PreviewSecrets(accounts);
    this.publications = new Publications(accounts.database, now);
    this.workshop = workshop;
    const { drafts, publications } = this;
    const languages = () => school().languages;
    this.publishing = new Publishing({ drafts, publications, workshop, languages, log });
  }

  get siteDir(): string {
    return this.context.options.settings.siteDir;
  }

  who(request: FastifyRequest): string {
    return this.context.who(request);
  }

  /** Whether a field is for the principal, and somebody else asks. */
  isLocked({ role }: FastifyRequest, place: Place): boolean {
    return isForPrincipal(place) && role !== 'principal';
  }

  language(request: FastifyRequest): Language {
    return officeLanguage(request, this.context.options.school());
  }

  /** Address of the site for whoever asks. The school's computer may have changes that its website gets later. */
  siteFor({ ownOrigin }: FastifyRequest): string | undefined {
    const { school, sitePort } = this.context.options;
    const { website, basePath } = school();
    return ownOrigin.isOutside ? website : `http://localhost:${sitePort}${basePath}`;
  }

  summary(request: FastifyRequest): DraftSummary {
    const draft = this.drafts.draft();
    return { mine: this.mine(request, draft).length, all: draft.length };
  }

  mine(request: FastifyRequest, draft: readonly DraftChange[]): DraftChange[] {
    return draft.filter(({ who }) => who === this.who(request));
  }

  /** The draft in words, and mistakes that none of its changes has made. */
  async inWords(
    language: Language,
    draft: readonly DraftChange[],
  ): Promise<{ changes: readonly ChangeDetails[]; mistakes: readonly string[] }> {
    return draft.length === 0 ? { changes: [], mistakes: [] } : this.workshop.changes(language, draft);
  }

  /** The draft for its own pages. A value with which the workshop fails must be undone there, so they show it as it is stored. */
  async rows(
    request: FastifyRequest,
    draft: readonly DraftChange[],
  ): Promise<{ changes: ChangeRow[]; mistakes: readonly string[]; isRaw: boolean }> {
    try {
      const { changes, mistakes } = await this.inWords(this.language(request), draft);
      const rows = changeRows(draft, changes).map((row) => {
        const { place } = draft.find(({ id }) => id === row.id)!;
        return this.isLocked(request, place) ? { ...row, isLocked: true } : row;
      });
      return { changes: rows, mistakes, isRaw: false };
    } catch (error) {
      this.context.options.log({ event: 'workshop failed', ...describeFault(error) });
      return { changes: draft.map(rawRow), mistakes: [], isRaw: true };
    }
  }

  publicationRow(request: FastifyRequest, { id, who, at, state, changes, undoes }: Publication): PublicationRow {
    const language = this.language(request);
    const { languages } = this.context.options.school();
    return {
      id,
      who,
      at,
      state: state === 'live' && this.publications.isUndone(id) ? 'undone' : state,
      // A language may have come to the school since.
      changes: changes.flatMap(({ words, place }) => {
        const inWords = words[language] ?? words[languages[0]];
        return inWords ? { ...inWords, ...(place.language && { language: place.language }) } : [];
      }),
      undoes,
      ...(changes.some(({ place }) => this.isLocked(request, place)) && { isLocked: true }),
    };
  }
}

/** A change as it is stored. */
function rawRow({ id, who, at, place, was, becomes }: DraftChange): ChangeRow {
  const { file, at: path = [], language, entries } = place;
  return {
    id,
    address: undefined,
    ...(language && { language }),
    breadcrumb: [file, ...entries, ...path.filter((key) => typeof key === 'string')],
    was: String(was ?? ''),
    becomes: String(becomes ?? ''),
    who,
    at,
    state: 'fits',
    mistakes: [],
  };
}

/** Rows of the changes that content doesn't have already, in the draft's order. */
function changeRows(draft: readonly DraftChange[], changes: readonly ChangeDetails[]): ChangeRow[] {
  return draft.flatMap(({ id, who, at, place }): ChangeRow[] => {
    const details = changes.find((each) => each.id === id);
    const state = details?.outcome.kind ?? 'done';
    if (!details || state === 'done') return [];
    const { address, breadcrumb, was, becomes, theirs, toConfirm, untranslated, mistakes } = details;
    return [
      {
        id,
        address,
        ...(place.language && { language: place.language }),
        breadcrumb,
        was,
        becomes,
        who,
        at,
        state,
        ...(theirs !== undefined && { theirs }),
        ...(toConfirm && { toConfirm }),
        ...(untranslated && { untranslated }),
        mistakes,
      },
    ];
  });
}

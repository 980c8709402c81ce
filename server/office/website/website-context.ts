import type { FastifyRequest } from 'fastify';
import type { ChangeRow, DraftSummary, PublicationRow } from '../../../office/website-views';
import type { Language } from '../../../words/languages';
import type { OfficeContext } from '../office-context';
import { officeLanguage } from '../show';
import { type DraftChange, Drafts } from './drafts';
import { PreviewSecrets } from './preview-secrets';
import { type Publication, Publications } from './publications';
import { Publishing } from './publishing';
import { reachWorkshop } from './reach-workshop';
import type { ChangeDetails, Workshop } from './workshop';

/** What the routes of the website share. */
export class WebsiteContext {
  readonly drafts: Drafts;
  readonly publications: Publications;
  readonly publishing: Publishing;
  readonly workshop: Workshop;
  readonly previews = new PreviewSecrets();

  constructor(private readonly context: OfficeContext) {
    const { accounts, workshop, school, log, now } = context.options;
    this.drafts = new Drafts(accounts.database, now);
    this.publications = new Publications(accounts.database, now);
    this.workshop = reachWorkshop(workshop, log);
    const { drafts, publications } = this;
    const languages = () => school().languages;
    this.publishing = new Publishing({ drafts, publications, workshop: this.workshop, languages, log });
  }

  who(request: FastifyRequest): string {
    return this.context.who(request);
  }

  language(request: FastifyRequest): Language {
    return officeLanguage(request, this.context.options.school());
  }

  /** Address of the site for whoever asks. The school's computer may have changes that its website gets later. */
  async siteFor({ ownOrigin }: FastifyRequest): Promise<string | undefined> {
    const { school, tasks } = this.context.options;
    const { website, basePath } = school();
    if (ownOrigin.isOutside) return website;
    const port = await tasks.sitePort();
    return port === undefined ? website : `http://localhost:${port}${basePath}`;
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

  publicationRow(language: Language, { id, who, at, state, changes, undoes }: Publication): PublicationRow {
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
    };
  }
}

/** Rows of the changes that content doesn't have already, in the draft's order. */
export function changeRows(draft: readonly DraftChange[], changes: readonly ChangeDetails[]): ChangeRow[] {
  return draft.flatMap(({ id, who, at, place }): ChangeRow[] => {
    const details = changes.find((each) => each.id === id);
    const state = details?.outcome.kind ?? 'done';
    if (!details || state === 'done') return [];
    const { address, way, was, becomes, theirs, toConfirm, mistakes } = details;
    return [
      {
        id,
        address,
        ...(place.language && { language: place.language }),
        way,
        was,
        becomes,
        who,
        at,
        state,
        ...(theirs !== undefined && { theirs }),
        ...(toConfirm && { toConfirm }),
        mistakes,
      },
    ];
  });
}

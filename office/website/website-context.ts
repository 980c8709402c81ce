import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { ContentPath } from '../../model/concepts/fields';
import type { ContentMistake } from '../../model/mistakes/words/content-error';
import { addressOf } from '../../model/projections/fields/field-places';
import { addressIn } from '../../model/projections/pages/languages';
import { UnwritableContent } from '../../model/writing/content-document';
import { changeInWords } from '../editing/change-in-words';
import { isInOtherScript } from '../editing/field-details';
import { sentenceAtField } from '../editing/filled-in';
import { placeAt } from '../editing/draft-places';
import { languagesOf } from '../editing/value-edits';
import { officeWordsIn } from '../../words/words';
import { mistakeInWords, mistakesOfChanges, newMistakes } from '../editing/check-draft';
import type { Draft, DraftContent } from '../editing/draft';
import { groupsOf } from '../editing/draft-content';
import type { EditedDraft } from '../editing/edit-draft';
import { areForPrincipal, isForPrincipal } from '../editing/principal-fields';
import { isTakenBack } from '../editing/taken-back';
import type { ChangeRow, DraftSummary, DraftView, PublicationRow } from '../pages/website-views';
import { type Language, localeOf } from '../../words/languages';
import { describeFault } from '../../server/log';
import type { OfficeOptions } from '../office-options';
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

  constructor(private readonly context: OfficeContext) {
    const { accounts, workshop, school, log, now } = context.options;
    this.workshop = workshop;
    const idsOfChanges = (draft: Draft) => this.contentOrNone(draft)?.changes.map(({ id }) => id);
    this.drafts = new Drafts(accounts.database, idsOfChanges, now);
    this.previews = new PreviewSecrets(accounts);
    this.publications = new Publications(accounts.database, this.drafts, now);
    const { drafts, publications } = this;
    const languages = () => school().languages;
    this.publishing = new Publishing({ drafts, publications, workshop, languages, log });
  }

  get options(): OfficeOptions {
    return this.context.options;
  }

  who(request: FastifyRequest): string {
    return this.context.who(request);
  }

  /** Whether a place is for the principal, and somebody else asks. */
  isLocked({ role }: FastifyRequest, file: string, path: ContentPath): boolean {
    return role !== 'principal' && isForPrincipal(file, path);
  }

  language(request: FastifyRequest): Language {
    return officeLanguage(request, this.options.school());
  }

  /** Address of the site for whoever asks. The school's computer may have changes that its website gets later. */
  siteFor(request: FastifyRequest): string | undefined {
    const { school, sitePort } = this.options;
    const { website, basePath, languages } = school();
    const site = request.ownOrigin.isOutside ? website : `http://localhost:${sitePort}${basePath}`;
    const language = this.language(request);
    return site && language !== languages[0] ? site.replace(/\/$/, '') + addressIn(language, '/') : site;
  }

  /** The content with the draft. */
  content(): DraftContent {
    return this.workshop.contentWith(this.drafts.draft());
  }

  /** @returns undefined if the workshop fails with the draft */
  contentOrNone(draft = this.drafts.draft()): DraftContent | undefined {
    return this.unlessBroken(() => this.workshop.contentWith(draft));
  }

  /**
   * The mistakes of the content with a draft. While a file can't be read, some checks of the others aren't made: those that can be published
   * without it are checked without it.
   */
  async mistakesIn(draft: Draft = this.drafts.draft()): Promise<readonly ContentMistake[]> {
    const all = await this.workshop.mistakesIn(this.workshop.contentWith(draft).drafts);
    const groups = groupsOf({ draft });
    const rest = groups.filter((group) => !all.some(({ file }) => group.includes(file))).flat();
    if (rest.length === 0 || rest.length === draft.files.size) return all;
    const files = new Map([...draft.files].filter(([file]) => rest.includes(file)));
    const known = [...(await this.workshop.mistakesIn()), ...all];
    // What others then miss isn't a mistake of the draft: it goes together with what can't be read.
    const further = newMistakes(known, await this.mistakesIn({ ...draft, files }));
    return [...all, ...further.filter(({ file }) => files.has(file))];
  }

  /** What the draft makes doubtful, such as a fee with a digit too many. */
  async warnings(content: DraftContent): Promise<readonly ContentMistake[]> {
    if (content.drafts.size === 0) return [];
    return newMistakes(await this.workshop.warningsIn(), await this.workshop.warningsIn(content.drafts));
  }

  /** The same at a field, in plain sentences. */
  async warningsAt(content: DraftContent, language: Language): Promise<(address: string) => readonly string[]> {
    const warnings = await this.warnings(content);
    return (address) => {
      const ofPlace = warnings.filter(({ file, at }) => at && addressOf({ file, at }) === address);
      const place = placeAt(address, content, language);
      return [
        ...(place && isInOtherScript(place, content) ? [otherScriptInWords(content, language)] : []),
        ...ofPlace.map((each) => sentenceAtField(each, content.files, language)),
      ];
    };
  }

  /** Edits the draft. @returns whether something was stored: not if there is nothing to edit, or a value can't be written */
  store(request: FastifyRequest, edit: () => EditedDraft | undefined): boolean {
    try {
      const edited = edit();
      if (edited) this.drafts.store(edited, this.who(request));
      return edited !== undefined;
    } catch (error) {
      if (error instanceof UnwritableContent) return false;
      throw error;
    }
  }

  /** How many changes the draft has; if the workshop fails with it, how many files. */
  summary(request: FastifyRequest): DraftSummary {
    const draft = this.drafts.draft();
    const all = this.contentOrNone(draft)?.changes ?? [...draft.files.values()];
    return { mine: all.filter(({ who }) => who === this.who(request)).length, all: all.length };
  }

  /** The draft in words. A value with which the workshop fails must be undone, so its files are shown as they are stored. */
  async rows(
    request: FastifyRequest,
  ): Promise<Pick<DraftView, 'mistakes' | 'isRaw' | 'elsewhere'> & { changes: ChangeRow[] }> {
    const draft = this.drafts.draft();
    if (draft.files.size === 0) return { changes: [], mistakes: [], elsewhere: [], isRaw: false };
    try {
      const language = this.language(request);
      const content = this.workshop.contentWith(draft);
      const [before, after] = [await this.workshop.mistakesIn(), await this.mistakesIn(draft)];
      const { ofChanges, others } = mistakesOfChanges(content, before, after);
      const warnings = await this.warnings(content);
      const doubts = mistakesOfChanges(content, warnings, warnings).ofChanges;
      const changes = content.changes.map((change, index): ChangeRow => {
        const { id, file, kind, path, language: of, state, who, at } = change;
        return {
          ...{ id, file, kind, state, who, at, ...(of && { language: of }) },
          ...changeInWords(change, content, language),
          mistakes: (ofChanges[index] ?? []).map((each) => sentenceAtField(each, content.files, language, of)),
          warnings: (doubts[index] ?? []).map((each) => sentenceAtField(each, content.files, language, of)),
          ...(this.isLocked(request, file, path) && { isLocked: true }),
        };
      });
      const elsewhere = newMistakes(before, others);
      const inWords = (each: ContentMistake) => mistakeInWords(each, content, language);
      return {
        changes,
        mistakes: others.filter((each) => !elsewhere.includes(each)).map(inWords),
        elsewhere: elsewhere.map((each) => ({
          text: inWords(each),
          ...(each.at && { address: addressOf({ file: each.file, at: each.at }) }),
        })),
        isRaw: false,
      };
    } catch (error) {
      this.logFault(error);
      return { changes: [...draft.files].map(rawRow), mistakes: [], elsewhere: [], isRaw: true };
    }
  }

  /** Whether git has no commit of a publication yet. */
  isUncommitted({ release }: Publication): boolean {
    return (
      readUncommitted(join(this.options.settings.siteDir, '..'))?.publications.some(
        (each) => each.release === release,
      ) ?? false
    );
  }

  publicationRow(request: FastifyRequest, publication: Publication): PublicationRow {
    const { id, who, at, state, changes, undoes, texts } = publication;
    const { languages } = this.options.school();
    const isUndone =
      state === 'live' &&
      texts !== undefined &&
      this.unlessBroken(() => isTakenBack(this.workshop.folder, texts)) === true;
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
    this.options.log({ event: 'workshop failed', ...describeFault(error) });
  }
}

function otherScriptInWords({ files }: DraftContent, language: Language): string {
  const [first = 'en'] = languagesOf(files);
  const name = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(first) ?? first;
  return officeWordsIn[language].website.field.otherScript(name);
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
    warnings: [],
  };
}

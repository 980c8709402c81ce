import type { Change, Place, Value } from '../editing/change';
import type {
  ChangeDetails,
  Draft,
  FieldDetails,
  FoundFields,
  PublishRequest,
  PublishResult,
  Workshop,
} from './workshop';

export const fee = 'facts/classes.yaml:classes/4/fees/yearly';
/** Where the fee of Grade 5 was before. */
export const feeBefore = 'facts/classes.yaml:classes/5/fees/yearly';
export const banner = 'home.yaml:banner';
export const keepDays = 'facts/privacy.yaml:keepDays';

const places = new Map<string, Place>([
  [fee, { file: 'facts/classes.yaml', at: ['classes', 4, 'fees', 'yearly'], entries: ['Grade 5'] }],
  [banner, { file: 'home.yaml', at: ['banner'], entries: [] }],
  [keepDays, { file: 'facts/privacy.yaml', at: ['keepDays'], entries: [] }],
]);

const form = { isOptional: false, mistakes: [] };

/** A workshop with three fields in memory: a fee, a banner with a Marathi translation, and a keeping period. */
export class FakeWorkshop implements Workshop {
  readonly content = new Map<string, Value>([
    [fee, 38_400],
    [keepDays, 365],
    [banner, 'Open'],
    [`${banner} mr`, 'खुले'],
  ]);
  readonly published: PublishRequest[] = [];
  isBroken = false;
  /** The file that can’t be read. */
  unreadable = '';
  /** Answers of `publish`, one after the other; then it publishes. */
  answers: (() => Promise<PublishResult>)[] = [];

  readonly find = (question: string, _language: string, draft: Draft): Promise<FoundFields> => {
    this.check();
    const posted = this.text(fee, draft);
    const row = { address: fee, breadcrumb: [question], value: posted, changedBy: undefined };
    return Promise.resolve({ rows: [row], unreadable: [] });
  };

  /** The fee, in a table with a row for its class. */
  readonly fieldsOfJob = async (job: string, language: string, draft: Draft): Promise<FoundFields> => {
    const { rows, unreadable } = await this.find(job, language, draft);
    const field = (await this.field(fee, language, draft))!;
    const cell = {
      entry: 'facts/classes.yaml:classes/4',
      depth: 1,
      column: 'fees/yearly',
      field,
      isText: false,
      shown: undefined,
    };
    return { rows: [{ ...rows[0]!, breadcrumb: ['Classes', 'Grade 5', 'Fee'], cell }], unreadable };
  };

  readonly fieldsOfEntry = (address: string, language: string, draft: Draft) =>
    fee.startsWith(`${address}/`) ? this.find('Fee', language, draft) : Promise.resolve({ rows: [], unreadable: [] });

  readonly field = (address: string, _language: string, draft: Draft): Promise<FieldDetails | undefined> => {
    this.check();
    const place = address.startsWith(this.unreadable || '?') ? undefined : places.get(address);
    if (!place) return Promise.resolve(undefined);
    const isBanner = address === banner;
    return Promise.resolve({
      breadcrumb: [address],
      label: address,
      help: undefined,
      example: undefined,
      shown: undefined,
      uses: 0,
      placeholders: [],
      place,
      published: this.content.get(address)!,
      form: { ...form, input: isBanner ? 'line' : 'number', value: this.text(address, draft) },
      translations: isBanner
        ? [
            {
              ...form,
              input: 'line',
              language: 'mr',
              published: String(this.content.get(`${banner} mr`)),
              of: this.text(banner, draft),
              value: this.text(`${banner} mr`, draft),
            },
          ]
        : [],
      page: { path: '/mr/classes', title: 'Classes' },
    });
  };

  readonly isUnreadable = (address: string) => Promise.resolve(address.startsWith(this.unreadable || '?'));

  /** Grade 5 has changed places with Grade 6. */
  readonly addressNow = (address: string, [entry]: readonly string[]) => {
    if (address.startsWith(this.unreadable || '?')) return Promise.resolve(undefined);
    if (address === feeBefore && entry === 'Grade 5') return Promise.resolve(fee);
    return Promise.resolve(address !== fee || entry === 'Grade 5' ? address : undefined);
  };

  readonly valueOf = (_place: unknown, text: string): Promise<Value> => {
    const digits = text.replaceAll(',', '');
    return Promise.resolve(/^\d+$/.test(digits) ? Number(digits) : text);
  };

  readonly changes = (_language: string, draft: Draft) => {
    this.check();
    const changes = draft.map((change): ChangeDetails => {
      const found = this.content.get(keyOf(change))!;
      const isDone = found === change.becomes && change.of === undefined;
      const fits = { kind: isDone ? ('done' as const) : ('fits' as const) };
      const outcome = found === change.was || isDone ? fits : { kind: 'conflict' as const, theirs: found };
      const theirs = outcome.kind === 'conflict' && { theirs: `₹ ${found}` };
      const shown = { breadcrumb: ['Grade 5', 'Fee'], was: `₹ ${change.was}`, becomes: `₹ ${change.becomes}` };
      return { id: change.id, address: keyOf(change).split(' ')[0]!, ...shown, ...theirs, outcome, mistakes: [] };
    });
    return Promise.resolve({ changes, mistakes: [] });
  };

  /** Pages that a draft changes. */
  pages = 3;

  readonly effect = () => Promise.resolve({ pages: this.pages, documents: 1, languages: 2 });

  readonly preview = ({ page, files }: { page: string; files: string }, draft: Draft) => {
    this.check();
    const html = `<p>${page} ${files} ${draft.map(({ becomes }) => String(becomes)).join()}</p>`;
    return Promise.resolve(page === '/gone' ? undefined : { html, scriptHash: 'sha256-abc' });
  };

  readonly file = (address: string) =>
    Promise.resolve(
      address === '/gone'
        ? undefined
        : { type: address.endsWith('.woff2') ? 'font/woff2' : 'image/png', body: new Uint8Array([1]) },
    );

  readonly publish = async (request: PublishRequest): Promise<PublishResult> => {
    this.published.push(request);
    const answer = this.answers.shift();
    if (answer) return answer();
    for (const change of request.changes) this.content.set(keyOf(change), change.becomes);
    return {
      kind: 'live',
      release: `r${request.id}`,
      before: { 'a.yaml': 'x' },
      after: { 'a.yaml': 'y' },
      conflicts: [],
    };
  };

  readonly step = () => Promise.resolve('built' as const);

  private check(): void {
    if (this.isBroken) throw new Error('Grade 5 is broken');
  }

  /** The value in the draft. */
  private text(key: string, draft: Draft): string {
    const published = this.content.get(key)!;
    const change = draft.find((each) => keyOf(each) === key);
    return String(change?.was === published ? change.becomes : published);
  }
}

function keyOf({ place }: Pick<Change, 'place'>): string {
  return `${place.file}:${place.at!.join('/')}${place.language ? ` ${place.language}` : ''}`;
}

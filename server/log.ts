/**
 * What the server may say about a submission. There is no field for what people typed, on purpose: logs are copied, kept
 * and read by others than the office, and these are the data of children.
 */
export interface LogEntry {
  event:
    | 'stored'
    | 'repeated'
    | 'corrected'
    | 'refused'
    | 'aborted'
    | 'delivered'
    | 'delivery failed'
    | 'undelivered'
    | 'not noted'
    | 'mail server away'
    | 'mail server back'
    | 'erased'
    | 'erasure announced'
    | 'erasure called off'
    | 'clock has jumped'
    | 'damaged file set aside'
    | 'salvaged'
    | 'commands not served'
    | 'report failed'
    | 'site published'
    | 'forms of the published site not taken over'
    | 'fault';
  /** Name of the record: a hash. */
  record?: string | undefined;
  form?: string | undefined;
  tags?: readonly string[] | undefined;
  /** How many days submissions are kept. */
  keepDays?: number | undefined;
  /** When the submissions will be erased, ISO 8601. */
  due?: string | undefined;
  /** HTTP status of the answer. */
  status?: number | undefined;
  ms?: number | undefined;
  attempts?: number | undefined;
  /** How many submissions. */
  count?: number | undefined;
  /** Of how many of them a part or all is lost. */
  unreadable?: number | undefined;
  /** A system or SMTP error code, or our own; never an error's message, which may quote what was typed. */
  code?: string | undefined;
  /** Where in our code a fault happened: `at` lines only. */
  stack?: string | undefined;
}

export type Log = (entry: LogEntry) => void;

export const logToConsole: Log = (entry) => {
  console.log(formatLogEntry(entry, new Date()));
};

export const silentLog: Log = () => undefined;

/** One line; a fault's stack follows on lines of its own. */
export function formatLogEntry(entry: LogEntry, now: Date): string {
  const { event, record, stack, tags, ms, attempts, ...rest } = entry;
  const words = [
    now.toISOString(),
    event,
    record?.slice(0, 12),
    ...Object.entries(rest).map(([name, value]) => value !== undefined && `${name}=${value}`),
    tags && tags.length > 0 && `tags=${tags.join(',')}`,
    attempts !== undefined && `attempts=${attempts}`,
    ms !== undefined && `${Math.round(ms)} ms`,
  ];
  return words.filter(Boolean).join(' ') + (stack ? `\n${stack}` : '');
}

/** For `code` of an entry: what the system or SQLite calls it, or the name of its class. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, errstr, name } = error as { code?: unknown; errstr?: unknown; name: string };
  // All of SQLite's errors have one code; what it calls them is fixed text: https://www.sqlite.org/rescode.html
  if (typeof errstr === 'string') return errstr.replaceAll(' ', '-');
  return typeof code === 'string' ? code : name;
}

/** The parts of an error that cannot hold what somebody typed. */
export function describeFault(error: unknown): Pick<LogEntry, 'code' | 'stack'> {
  if (!(error instanceof Error)) return { code: typeof error };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { code: codeOf(error), stack };
}

/**
 * A log entry. Deliberately without a field for user input: logs get copied, archived and read by people outside the office, and
 * submissions contain children's data.
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
    | 'office failed'
    | 'workshop failed'
    | 'publishing failed'
    | 'report failed'
    | 'backup failed'
    | 'host failed'
    | 'site published'
    | 'forms of the published site not taken over'
    | 'fault';
  /** Name of the record: a hash. */
  record?: string | undefined;
  form?: string | undefined;
  tags?: readonly string[] | undefined;
  /** Period in days for keeping submissions. */
  keepDays?: number | undefined;
  /** When the submissions will be erased, ISO 8601. */
  due?: string | undefined;
  /** HTTP status. */
  status?: number | undefined;
  ms?: number | undefined;
  attempts?: number | undefined;
  /** Number of submissions. */
  count?: number | undefined;
  /** Number of submissions that are partly or wholly lost. */
  unreadable?: number | undefined;
  /** A system or SMTP error code, or our own; never an error message, which may quote user input. */
  code?: string | undefined;
  /** Stack trace of a fault: `at` lines only. */
  stack?: string | undefined;
}

export type Log = (entry: LogEntry) => void;

export const logToConsole: Log = (entry) => {
  console.log(formatLogEntry(entry, new Date()));
};

export const silentLog: Log = () => undefined;

/** Formats an entry as one line, followed by the stack of a fault. */
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

/** `code` for an entry: error code of the system or SQLite, or else the name of the error's class. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, errstr, name } = error as { code?: unknown; errstr?: unknown; name: string };
  // All SQLite errors have the same code; `errstr` is fixed text: https://www.sqlite.org/rescode.html
  if (typeof errstr === 'string') return errstr.replaceAll(' ', '-');
  return typeof code === 'string' ? code : name;
}

/** The parts of an error that can't contain user input. */
export function describeFault(error: unknown): Pick<LogEntry, 'code' | 'stack'> {
  if (!(error instanceof Error)) return { code: typeof error };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { code: codeOf(error), stack };
}

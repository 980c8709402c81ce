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
    | 'erased'
    | 'clock has jumped'
    | 'unreadable record'
    | 'fault';
  /** Name of the record: a hash. */
  record?: string | undefined;
  form?: string | undefined;
  tags?: readonly string[] | undefined;
  /** HTTP status of the answer. */
  status?: number | undefined;
  ms?: number | undefined;
  attempts?: number | undefined;
  /** How many submissions. */
  count?: number | undefined;
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

/** The parts of an error that cannot hold what somebody typed. */
export function describeFault(error: unknown): Pick<LogEntry, 'code' | 'stack'> {
  if (!(error instanceof Error)) return { code: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { code, stack };
}

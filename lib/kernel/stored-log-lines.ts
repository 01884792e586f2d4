import { singleton } from './singleton.ts';

/** A log line that is stored for search for a limited time. */
export type StoredLogLine = {
  readonly at: number;
  /** Pino's level numbers: 30 for a call, 40 for a warning, 50 for an error. */
  readonly level: number;
  readonly requestId: string | null;
  readonly brandId: string | null;
  /** The row that the line is about, if it names one. */
  readonly about: string | null;
  readonly event: string;
  readonly status: number | null;
  readonly ms: number | null;
  readonly data: Readonly<Record<string, unknown>>;
};

type LogSink = (line: StoredLogLine) => void;

const slot = singleton<{ store: LogSink }>('stored-log-lines', () => ({ store: () => undefined }));

/**
 * Hands a line to the installed sink and returns at once; without a sink, as on the command line, the line is
 * discarded.
 */
export function storeLogLine(line: StoredLogLine): void {
  slot.store(line);
}

export function installLogSink(store: LogSink): void {
  slot.store = store;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/**
 * Left out of `data`: fields with a column of their own, the constant `app`, and `memberId`, because stored
 * lines must not be searchable by member.
 */
const LEFT_OUT = new Set(['app', 'time', 'level', 'event', 'requestId', 'memberId', 'brandId']);
const MAX_CHARACTERS = 4_000;

const idIn = (value: unknown): string | null =>
  typeof value === 'string' && ID.test(value) ? value : null;

/** Converts a JSON line from pino, already redacted, into a stored line. Pure. */
export function parseLogLine(json: string): StoredLogLine {
  const line = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const rest = Object.entries(line).filter(([name]) => !LEFT_OUT.has(name));
  const about = rest.find(([name, value]) => name.endsWith('Id') && idIn(value) !== null);
  const data = Object.fromEntries(rest);
  const fits = JSON.stringify(data).length <= MAX_CHARACTERS;
  return {
    at: Number(line['time']),
    level: Number(line['level']),
    requestId: idIn(line['requestId']),
    brandId: typeof line['brandId'] === 'string' ? line['brandId'] : null,
    about: idIn(about?.[1]),
    event: typeof line['event'] === 'string' ? line['event'].slice(0, 300) : '',
    status: null,
    ms: null,
    data: fits ? data : { cut: JSON.stringify(data).slice(0, MAX_CHARACTERS) },
  };
}

import { singleton } from './singleton.ts';

/** A line of the log that can be searched for a while. */
export type StoredLogLine = {
  readonly at: number;
  /** As pino counts: 30 for a call, 40 for a warning, 50 for an error. */
  readonly level: number;
  readonly requestId: string | null;
  readonly brandId: string | null;
  /** The row it is about, where it names one. */
  readonly about: string | null;
  readonly event: string;
  readonly status: number | null;
  readonly ms: number | null;
  readonly data: Readonly<Record<string, unknown>>;
};

type LogSink = (line: StoredLogLine) => void;

const slot = singleton<{ store: LogSink }>('stored-log-lines', () => ({ store: () => undefined }));

/** Hands a line over and returns at once; where nobody keeps any, as on the command line, it is gone. */
export function storeLogLine(line: StoredLogLine): void {
  slot.store(line);
}

export function installLogSink(store: LogSink): void {
  slot.store = store;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Who a line is about is nobody's to search by; what it is about is. */
const LEFT_OUT = new Set(['app', 'time', 'level', 'event', 'requestId', 'memberId', 'brandId']);
const MAX_CHARACTERS = 4_000;

const idIn = (value: unknown): string | null =>
  typeof value === 'string' && ID.test(value) ? value : null;

/** A line of pino's, secrets already hidden, as one that is kept. Pure. */
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
    ...{ status: null, ms: null },
    data: fits ? data : { cut: JSON.stringify(data).slice(0, MAX_CHARACTERS) },
  };
}

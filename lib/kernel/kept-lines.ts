import { singleton } from './singleton.ts';

/** A line of the log that can be searched for a while. */
export type KeptLine = {
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

type Keep = (line: KeptLine) => void;

const slot = singleton<{ keep: Keep }>('kept-lines', () => ({ keep: () => undefined }));

/** Hands a line over and returns at once; where nobody keeps any, as on the command line, it is gone. */
export function keepLine(line: KeptLine): void {
  slot.keep(line);
}

export function installKeeper(keep: Keep): void {
  slot.keep = keep;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Who a line is about is nobody's to search by; what it is about is. */
const LEFT_OUT = new Set(['app', 'time', 'level', 'event', 'requestId', 'memberId', 'brandId']);
const MOST_LETTERS = 4_000;

const idIn = (value: unknown): string | null =>
  typeof value === 'string' && ID.test(value) ? value : null;

/** A line of pino's, secrets already hidden, as one that is kept. Pure. */
export function keptLineOf(json: string): KeptLine {
  const line = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const rest = Object.entries(line).filter(([name]) => !LEFT_OUT.has(name));
  const about = rest.find(([name, value]) => name.endsWith('Id') && idIn(value) !== null);
  const data = Object.fromEntries(rest);
  const fits = JSON.stringify(data).length <= MOST_LETTERS;
  return {
    at: Number(line['time']),
    level: Number(line['level']),
    requestId: idIn(line['requestId']),
    brandId: typeof line['brandId'] === 'string' ? line['brandId'] : null,
    about: idIn(about?.[1]),
    event: typeof line['event'] === 'string' ? line['event'].slice(0, 300) : '',
    ...{ status: null, ms: null },
    data: fits ? data : { cut: JSON.stringify(data).slice(0, MOST_LETTERS) },
  };
}

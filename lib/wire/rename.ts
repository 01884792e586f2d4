import { WORDS } from './words.contract.ts';

type Direction = {
  readonly keys: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

const entries = Object.entries(WORDS);
const outbound: Direction = {
  keys: new Map(entries.map(([inside, word]) => [inside, word.wire])),
  values: new Map(
    entries.flatMap(([inside, word]) =>
      word.values ? [[inside, new Map(Object.entries(word.values))] as const] : [],
    ),
  ),
};
const inbound: Direction = {
  keys: new Map(entries.map(([inside, word]) => [word.wire, inside])),
  values: new Map(
    entries.flatMap(([, word]) =>
      word.values
        ? [[word.wire, new Map(Object.entries(word.values).map(([a, b]) => [b, a]))] as const]
        : [],
    ),
  ),
};

function rename(value: unknown, direction: Direction, keep: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, direction, keep));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    // Assigned, it would be what the object inherits from: fields that nobody sees and everybody reads.
    if (key === '__proto__') continue;
    if (keep.includes(key)) {
      renamed[key] = rename(item, direction, keep);
      continue;
    }
    const words = direction.values.get(key);
    renamed[direction.keys.get(key) ?? key] =
      words && typeof item === 'string' ? (words.get(item) ?? item) : rename(item, direction, keep);
  }
  return renamed;
}

/** English → wire; the words in `keep` stay as they are. */
export function toWire(value: unknown, keep: readonly string[] = []): unknown {
  return rename(value, outbound, keep);
}

/** Wire → English. Unknown keys pass: the contract decides what to keep. */
export function fromWire(value: unknown): unknown {
  return rename(value, inbound);
}

/** The wire's name of a word by itself, such as an event's. */
export function nameToWire(name: string): string {
  return outbound.keys.get(name) ?? name;
}

function renamePath(path: string, { keys }: Direction): string {
  return path
    .split('.')
    .map((key) => keys.get(key) ?? key)
    .join('.');
}

/** The wire's name of a field (`plan.productId`), by which its caller finds it in what they sent. */
export function pathToWire(path: string): string {
  return renamePath(path, outbound);
}

export function pathFromWire(path: string): string {
  return renamePath(path, inbound);
}

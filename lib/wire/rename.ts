import { WIRE_NAMES } from './wire-names.contract.ts';

type Direction = {
  readonly keys: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

const entries = Object.entries(WIRE_NAMES);
const outbound: Direction = {
  keys: new Map(entries.map(([inside, wireName]) => [inside, wireName.wire])),
  values: new Map(
    entries.flatMap(([inside, wireName]) =>
      wireName.values ? [[inside, new Map(Object.entries(wireName.values))] as const] : [],
    ),
  ),
};
const inbound: Direction = {
  keys: new Map(entries.map(([inside, wireName]) => [wireName.wire, inside])),
  values: new Map(
    entries.flatMap(([, wireName]) =>
      wireName.values
        ? [
            [
              wireName.wire,
              new Map(Object.entries(wireName.values).map(([a, b]) => [b, a])),
            ] as const,
          ]
        : [],
    ),
  ),
};

function rename(
  value: unknown,
  direction: Direction,
  verbatimKeys: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, direction, verbatimKeys));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    // Assigning `__proto__` would set the object's prototype: inherited fields that are not enumerated but
    // are read.
    if (key === '__proto__') continue;
    if (verbatimKeys.includes(key)) {
      renamed[key] = rename(item, direction, verbatimKeys);
      continue;
    }
    const values = direction.values.get(key);
    renamed[direction.keys.get(key) ?? key] =
      values && typeof item === 'string'
        ? (values.get(item) ?? item)
        : rename(item, direction, verbatimKeys);
  }
  return renamed;
}

/** English → wire; `verbatimKeys` are not translated. */
export function toWire(value: unknown, verbatimKeys: readonly string[] = []): unknown {
  return rename(value, outbound, verbatimKeys);
}

/** Wire → English. Unknown keys are passed on: the contract decides which are used. */
export function fromWire(value: unknown): unknown {
  return rename(value, inbound);
}

/** The wire's name of a single term, such as an event's name. */
export function nameToWire(name: string): string {
  return outbound.keys.get(name) ?? name;
}

function renamePath(path: string, { keys }: Direction): string {
  return path
    .split('.')
    .map((key) => keys.get(key) ?? key)
    .join('.');
}

/** The wire's name of a field path (`plan.productId`), by which the caller finds the field in what they sent. */
export function pathToWire(path: string): string {
  return renamePath(path, outbound);
}

export function pathFromWire(path: string): string {
  return renamePath(path, inbound);
}

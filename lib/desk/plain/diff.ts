export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export type Change = {
  /** Field names, and the product id for entries of a list. */
  readonly path: readonly string[];
  /** Undefined when the value did not exist before; `after` likewise when it was removed. */
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
};

type Fields = Readonly<Record<string, Json>>;

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a list by product id; undefined for a list of anything else. */
function byProduct(list: readonly Json[]): ReadonlyMap<string, Json> | undefined {
  const named = list.map((entry) => {
    const id = isFields(entry) ? entry['productId'] : undefined;
    return typeof id === 'string' ? ([id, entry] as const) : undefined;
  });
  const whole = named.filter((pair) => pair !== undefined);
  const map = new Map(whole);
  return whole.length === list.length && map.size === list.length ? map : undefined;
}

const same = (before: Json | undefined, after: Json | undefined): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

function ofFields(path: readonly string[], before: Fields, after: Fields): readonly Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => diff(before[key], after[key], [...path, key]));
}

function ofLists(
  path: readonly string[],
  before: readonly Json[],
  after: readonly Json[],
): readonly Change[] {
  const old = byProduct(before);
  const fresh = byProduct(after);
  if (!old || !fresh) return same(before, after) ? [] : [{ path, before, after }];
  const ids = [...new Set([...old.keys(), ...fresh.keys()])];
  const inside = ids.flatMap((id) => diff(old.get(id), fresh.get(id), [...path, id]));
  const stayed = (map: ReadonlyMap<string, Json>, other: ReadonlyMap<string, Json>) =>
    [...map.keys()].filter((id) => other.has(id));
  const order = [stayed(old, fresh), stayed(fresh, old)] as const;
  if (same(order[0], order[1])) return inside;
  return [...inside, { path: [...path, 'order'], before: order[0], after: order[1] }];
}

/**
 * The field-by-field difference between two versions of a configuration. A changed order of a list is one
 * change, not a change of every entry after the moved one. Pure.
 */
export function diff(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[] = [],
): readonly Change[] {
  if (isFields(before) && isFields(after)) return ofFields(path, before, after);
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(path, before, after);
  return same(before, after) ? [] : [{ path, before, after }];
}

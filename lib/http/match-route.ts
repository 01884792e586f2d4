export type Found<Bound> = {
  readonly key: string;
  readonly bound: Bound;
  readonly params: Readonly<Record<string, string>>;
};

type Pattern<Bound> = {
  readonly key: string;
  readonly bound: Bound;
  readonly segments: readonly string[];
};

export type Routes<Bound> = {
  readonly exact: ReadonlyMap<string, readonly [string, Bound]>;
  readonly patterns: ReadonlyMap<string, readonly Pattern<Bound>[]>;
  readonly paths: ReadonlySet<string>;
};

/** Prepared once: exact paths in a map, paths with parameters by method and number of segments. */
export function prepareRoutes<Bound>(all: ReadonlyMap<string, Bound>): Routes<Bound> {
  const exact = new Map<string, readonly [string, Bound]>();
  const patterns = new Map<string, Pattern<Bound>[]>();
  for (const [key, bound] of all) {
    const [method = '', path = ''] = key.split(' ');
    if (!path.includes('{')) {
      exact.set(key, [key, bound]);
      continue;
    }
    const segments = path.split('/');
    const group = `${method} ${segments.length}`;
    const listed = patterns.get(group) ?? [];
    listed.push({ key, bound, segments });
    // A path with more fixed segments is more specific and is tried first.
    listed.sort((a, b) => fixed(b.segments) - fixed(a.segments));
    patterns.set(group, listed);
  }
  return { exact, patterns, paths: new Set([...all.keys()].map((key) => key.split(' ')[1] ?? '')) };
}

function fixed(segments: readonly string[]): number {
  return segments.filter((segment) => !segment.startsWith('{')).length;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function fit(
  pattern: Pattern<unknown>,
  given: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.segments.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== value) return undefined;
      continue;
    }
    const text = decoded(value);
    if (text === undefined || text === '') return undefined;
    params[segment.slice(1, -1)] = text;
  }
  return params;
}

/** The path of a route's key. */
export function templateOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

export function matchRoute<Bound>(
  routes: Routes<Bound>,
  method: string,
  path: string,
): Found<Bound> | undefined {
  const direct = routes.exact.get(`${method} ${path}`);
  if (direct) return { key: direct[0], bound: direct[1], params: {} };
  const given = path.split('/');
  for (const pattern of routes.patterns.get(`${method} ${given.length}`) ?? []) {
    const params = fit(pattern, given);
    if (params) return { key: pattern.key, bound: pattern.bound, params };
  }
  return undefined;
}

/** The affiliate's parameters that travel with a visit, as the address names them. */
const VISIT_PARAMETERS = [
  ...['fluxid', 'tid', 'source', 'campid', 'clickid', 'country'],
  'remarketing_clickid',
] as const;

/** What of them a browser keeps once its owner allows that, under the texts' own keys. */
export const KEPT_PARAMETERS = ['source', 'campid', 'clickid'] as const;

export interface VisitOrigin {
  readonly path: string;
  readonly flowId?: string;
  readonly tid?: string;
  readonly source?: string;
  readonly campid?: string;
  readonly clickid?: string;
}

const LONGEST = 200;

function entry<K extends string>(name: K, value: string | undefined): Partial<Record<K, string>> {
  return value === undefined || value === ''
    ? {}
    : ({ [name]: value.slice(0, LONGEST) } as Record<K, string>);
}

/**
 * Where the visitor comes from, for the server to make a flow and an attribution of: what the address
 * says, else what was kept.
 */
export function visitOrigin(
  path: string,
  search: string,
  kept: Readonly<Record<string, string>> = {},
): VisitOrigin {
  const query = new URLSearchParams(search);
  const told = (name: string): string | undefined => query.get(name) ?? kept[name];
  return {
    path,
    ...entry('flowId', told('fluxid')),
    ...entry('tid', told('tid')),
    ...entry('source', told('source')),
    ...entry('campid', told('campid')),
    ...entry('clickid', told('clickid')),
  };
}

/**
 * The link with the visit's parameters added, so that they are not lost on the way to the form, without
 * anything being stored. A parameter that the link has itself stays; links elsewhere stay as they are.
 */
export function carryVisit(href: string, page: string): string {
  const from = new URL(page);
  const to = new URL(href, from);
  if (to.origin !== from.origin || to.pathname.startsWith('/api/')) return href;
  for (const name of VISIT_PARAMETERS) {
    const value = from.searchParams.get(name);
    if (value !== null && value !== '' && !to.searchParams.has(name)) {
      to.searchParams.set(name, value.slice(0, LONGEST));
    }
  }
  return to.href;
}

/** The affiliate's parameters that travel with a visit, as the address names them. */
const VISIT_PARAMETERS = [
  'fluxid',
  'tid',
  'source',
  'campid',
  'clickid',
  'country',
  'remarketing_clickid',
  'kcampaign',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

/** Those that a browser stores once the visitor allows it, under the reference text's own keys. */
export const STORED_PARAMETERS = [
  'source',
  'campid',
  'clickid',
  'tid',
  'remarketing_clickid',
  'kcampaign',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

export interface VisitOrigin {
  readonly path: string;
  readonly flowId?: string;
  readonly tid?: string;
  readonly source?: string;
  readonly campid?: string;
  readonly clickid?: string;
  readonly kcampaign?: string;
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
}

const MAX_LENGTH = 200;

/** Whether an address itself names the affiliate that sent the visitor. */
export function namesAffiliate(query: URLSearchParams): boolean {
  return ['source', 'tid', 'clickid'].some((name) => (query.get(name) ?? '') !== '');
}

function entry<K extends string>(name: K, value: string | undefined): Partial<Record<K, string>> {
  return value === undefined || value === ''
    ? {}
    : ({ [name]: value.slice(0, MAX_LENGTH) } as Record<K, string>);
}

/**
 * Where the visitor comes from; the server derives a flow and an attribution from it. The parameters of the
 * address are used, else those stored from an earlier one.
 */
export function visitOrigin(
  path: string,
  search: string,
  stored: Readonly<Record<string, string>> = {},
): VisitOrigin {
  const query = new URLSearchParams(search);
  // Stored parameters count only if the address names no affiliate: one affiliate's click is not another's.
  const before = namesAffiliate(query) ? {} : stored;
  const param = (name: string): string | undefined => query.get(name) ?? before[name];
  return {
    path,
    ...entry('flowId', param('fluxid')),
    ...entry('tid', param('tid')),
    ...entry('source', param('source')),
    ...entry('campid', param('campid')),
    ...entry('clickid', param('clickid')),
    ...entry('kcampaign', param('kcampaign')),
    ...entry('utm_source', param('utm_source')),
    ...entry('utm_medium', param('utm_medium')),
    ...entry('utm_campaign', param('utm_campaign')),
  };
}

/**
 * Adds the visit's parameters to the link, so that they reach the form without being stored. A parameter that
 * the link already has stays; links to other origins and to the API stay as they are.
 */
export function carryVisit(href: string, page: string): string {
  const from = new URL(page);
  const to = new URL(href, from);
  if (to.origin !== from.origin || to.pathname.startsWith('/api/')) return href;
  for (const name of VISIT_PARAMETERS) {
    const value = from.searchParams.get(name);
    if (value !== null && value !== '' && !to.searchParams.has(name)) {
      to.searchParams.set(name, value.slice(0, MAX_LENGTH));
    }
  }
  return to.href;
}

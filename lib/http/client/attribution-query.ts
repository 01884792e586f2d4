/** Query parameters that affiliates and mails add to identify the traffic source. */
const ATTRIBUTION_PARAMETERS = [
  'source',
  'campid',
  'country',
  'clickid',
  'tid',
  'fluxid',
  'remarketing_clickid',
  'kcampaign',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

/** The query reduced to its attribution parameters, so that they survive a redirect: `?source=…` or ''. */
export function attributionQuery(search: string): string {
  const given = new URLSearchParams(search);
  const attribution = new URLSearchParams();
  for (const name of ATTRIBUTION_PARAMETERS) {
    const value = given.get(name);
    if (value !== null && value !== '') attribution.set(name, value);
  }
  const query = attribution.toString();
  return query === '' ? '' : `?${query}`;
}

/** A path with the attribution parameters of a query added; the path may have its own query and fragment. */
export function withAttributionQuery(path: string, search: string): string {
  const [rest = '', fragment] = path.split('#');
  const [bare = '', own = ''] = rest.split('?');
  const merged = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(attributionQuery(search))) {
    if (!merged.has(name)) merged.set(name, value);
  }
  const query = merged.toString();
  return `${bare}${query === '' ? '' : `?${query}`}${fragment === undefined ? '' : `#${fragment}`}`;
}

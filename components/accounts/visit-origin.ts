/** The affiliate's parameters of this very address; nothing is stored for them before a consent. */
export interface VisitOrigin {
  readonly flowId?: string;
  readonly source?: string;
  readonly campid?: string;
  readonly clickid?: string;
}

const COMPLIANT_FLOW = '0000';

function entry<K extends string>(name: K, value: string | null): Partial<Record<K, string>> {
  return value === null || value === '' ? {} : ({ [name]: value } as Record<K, string>);
}

/** A landing or /signup without an affiliate's `tid` and without `fluxid` belongs to the compliant flow. */
export function visitOrigin(path: string, search: string): VisitOrigin {
  const query = new URLSearchParams(search);
  const landing = /^(?:\/[a-z]{2})?\/(?:signup\/?)?$/.test(path);
  const flow = query.get('fluxid') ?? (landing && !query.has('tid') ? COMPLIANT_FLOW : null);
  return {
    ...entry('flowId', flow),
    ...entry('source', query.get('source')),
    ...entry('campid', query.get('campid')),
    ...entry('clickid', query.get('clickid')),
  };
}

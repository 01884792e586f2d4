/** The affiliate's parameters of this very address; nothing is stored for them before a consent. */
export interface VisitOrigin {
  readonly path: string;
  readonly flowId?: string;
  readonly tid?: string;
  readonly source?: string;
  readonly campid?: string;
  readonly clickid?: string;
}

function entry<K extends string>(name: K, value: string | null): Partial<Record<K, string>> {
  return value === null || value === '' ? {} : ({ [name]: value } as Record<K, string>);
}

/** What the address says about where the visitor comes from; the server makes a flow of it. */
export function visitOrigin(path: string, search: string): VisitOrigin {
  const query = new URLSearchParams(search);
  return {
    path,
    ...entry('flowId', query.get('fluxid')),
    ...entry('tid', query.get('tid')),
    ...entry('source', query.get('source')),
    ...entry('campid', query.get('campid')),
    ...entry('clickid', query.get('clickid')),
  };
}

/** What somebody narrowed the log to. */
export interface LogFilters {
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
}

/** The log narrowed so, from an entry on. */
export function logAddress(wanted: LogFilters, before?: string): string {
  const given = Object.entries({ ...wanted, before }).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  const search = new URLSearchParams(given).toString();
  return search === '' ? '/log' : `/log?${search}`;
}

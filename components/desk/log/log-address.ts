/** The filters of the log. */
export interface LogFilters {
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
}

/** The address of the filtered log, from an entry on. */
export function logAddress(wanted: LogFilters, before?: string): string {
  const given = Object.entries({ ...wanted, before }).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  const search = new URLSearchParams(given).toString();
  return search === '' ? '/log' : `/log?${search}`;
}

export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** A query parameter's single value; undefined if it is missing, empty or repeated. */
export function searchParam(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

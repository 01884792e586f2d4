export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** One text of an address's query; undefined for none, an empty or a repeated one. */
export function searchParam(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

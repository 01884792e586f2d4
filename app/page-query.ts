import type { BrandParams } from './page-brand.ts';

export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What a page is given that reads its address. */
export type QueryPage = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
};

/** A parameter's one value; the first where an address repeats it. */
export function single(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** The query as it came, to go on with: `?a=b` or ''. */
export function queryOf(query: PageQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

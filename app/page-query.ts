import { isEmail } from '#lib/identity/email.ts';
import type { BrandParams } from './page-brand.ts';

export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The props of a page that reads its query. */
export type QueryPage = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
};

/** A parameter's single value; the first one if it is repeated. */
export function single(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** The query to carry over, unchanged: `?a=b` or ''. */
export function queryOf(query: PageQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** The query to carry over without what a visitor typed in place of an address: any text may be in it. */
export function queryWithoutTyped({ mail, email, ...rest }: PageQuery): string {
  const known = (value: PageQuery[string]) => (isEmail(single(value)) ? value : undefined);
  return queryOf({ ...rest, mail: known(mail), email: known(email) });
}

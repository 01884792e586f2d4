import { brands } from '../../brands/registry.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { lowestIdAt } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsOf, requireBrand } from '../brand-scope.ts';

export type Period = {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  /** Ids of the log begin with their time. */
  readonly ids: readonly [from: string, until: string];
  /** Null for all brands. */
  readonly brandIds: readonly string[] | null;
  /** For the files: both inclusive. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The names of the brands, and of the companies behind them. */
  readonly service: string;
  readonly provider: string;
};

type Asked = { readonly from: string; readonly to: string; readonly brandId?: string | undefined };

/** Raises `not_found` for a brand that the operator does not work for, `input_invalid` for an end before the start. */
export function periodOf(
  { from, to, brandId }: Asked,
  operator: Pick<Operator, 'brandIds'>,
): Period {
  if (from > to) fail('input_invalid', {}, [{ path: 'to', code: 'before_from' }]);
  if (brandId !== undefined) requireBrand(operator, brandId);
  const start = new Date(`${from}T00:00:00Z`);
  const until = after(new Date(`${to}T00:00:00Z`), DAY);
  const brandIds = brandId === undefined ? brandsOf(operator) : [brandId];
  const reported = brands.filter(({ id }) => brandIds?.includes(id) ?? true);
  const names = (all: readonly string[]): string => [...new Set(all)].join(', ');
  return {
    from: start,
    until,
    ids: [lowestIdAt(start), lowestIdAt(until)],
    brandIds,
    firstDay: from,
    lastDay: to,
    service: names(reported.map(({ name }) => name)),
    provider: names(reported.map(({ company }) => company.legalName)),
  };
}

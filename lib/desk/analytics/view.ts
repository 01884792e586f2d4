import { z } from 'zod';
import { brandById, brands } from '../../brands/registry.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import { dayOf, daysAfter, isDay, spanBefore, type Day, type Span } from './days.ts';

/** Whole weeks, so that a span has as many of each weekday as the one before it. */
export const LENGTHS = ['7', '28', '91', '182', '364'] as const;

const shortText = z.string().max(60).optional().catch(undefined);

/** The filters in the page's query string; invalid values fall back to their defaults. */
export const filters = z.object({
  days: z.enum(LENGTHS).catch('28'),
  until: z.string().refine(isDay).optional().catch(undefined),
  brand: shortText,
  flow: shortText,
  source: shortText,
});
export type Filters = z.output<typeof filters>;

export type View = {
  readonly brandIds: readonly string[];
  readonly flow: string | undefined;
  readonly source: string | undefined;
  readonly span: Span;
  readonly before: Span;
  readonly now: Date;
};

const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** The brands whose metrics the operator may see. */
export function brandsOf(operator: Pick<Operator, 'brandIds'>): readonly string[] {
  return brands.map(({ id }) => id).filter((id) => worksFor(operator, id));
}

/**
 * The requested view: whole days up to yesterday at the latest, and as many days before. Null for an unknown
 * brand or one that the operator does not work for.
 */
export function viewOf(
  operator: Pick<Operator, 'brandIds'>,
  { days, until, brand, flow, source }: Filters,
  now: Date,
): View | null {
  const wanted = given(brand);
  if (wanted !== undefined && (!brandById(wanted) || !worksFor(operator, wanted))) return null;
  const yesterday: Day = daysAfter(dayOf(now), -1);
  const to = until === undefined || until > yesterday ? yesterday : until;
  const span = { from: daysAfter(to, 1 - Number(days)), to };
  return {
    span,
    before: spanBefore(span),
    now,
    flow: given(flow),
    source: given(source),
    brandIds: wanted === undefined ? brandsOf(operator) : [wanted],
  };
}

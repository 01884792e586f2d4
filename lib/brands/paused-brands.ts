import { run, type Statement } from '../db/statement.ts';
import { SECOND } from '../kernel/clock.ts';
import { AppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { allBegunAfter } from '../kernel/under-way.ts';
import { singleton } from '../kernel/singleton.ts';

/** How soon every instance knows of a pause or of its end. */
export const PAUSES_READ_EVERY_MS = SECOND;
/** When a caller of a paused brand is to try again. */
export const PAUSE_RETRY_AFTER_S = 5;

/**
 * A brand that has been moved is paused here until its rows are deleted, and its company's other brands are served.
 * With the companies that each brand's payments go to or went to, whose notifications must not arrive here either: of
 * a payment before a change of the company too.
 */
const PAUSES: Statement = {
  name: 'brand-pauses',
  text: `
    select distinct p.brand_id as "brandId", p.paused_at as "pausedAt", s.payment_company as company from brand_pauses p
      left join brand_settings s on s.brand_id = p.brand_id and p.move is distinct from 'moved'`,
};

type Known = { readonly pausedAt: string; readonly at: number };

const state = () =>
  singleton('paused-brands', () => ({
    brands: new Set<string>() as ReadonlySet<string>,
    companies: new Set<string>() as ReadonlySet<string>,
    /** When this process first knew of each pause, by `performance.now()`. */
    since: new Map<string, Known>() as ReadonlyMap<string, Known>,
  }));

export const isPausedBrand = (brandId: string): boolean => state().brands.has(brandId);

export const isPausedCompany = (company: string): boolean => state().companies.has(company);

/** What a call gets that came for a paused brand: clients repeat it by themselves. */
export const brandPaused = (): AppError =>
  new AppError('unavailable', { retryAfter: PAUSE_RETRY_AFTER_S, state: 'brand_paused' });

export async function readPauses(): Promise<void> {
  const rows = await run<{ brandId: string; pausedAt: Date; company: string | null }>(PAUSES, []);
  const at = performance.now();
  const { since } = state();
  state().brands = new Set(rows.map(({ brandId }) => brandId));
  state().since = new Map(
    rows.map(({ brandId, pausedAt }) => {
      const known = since.get(brandId);
      const begun = pausedAt.toISOString();
      return [brandId, known?.pausedAt === begun ? known : { pausedAt: begun, at }];
    }),
  );
  state().companies = new Set(rows.flatMap(({ company }) => company ?? []));
}

/**
 * Paused brands of which nothing is under way in this process any more: all calls, events and due work that began before
 * it knew of the pause have ended. With the begin of the pause, so that a report about an earlier one says nothing.
 */
export function quietBrands(): Readonly<Record<string, string>> {
  const quiet = [...state().since].filter(([, { at }]) => allBegunAfter(at));
  return Object.fromEntries(quiet.map(([id, { pausedAt }]) => [id, pausedAt]));
}

/**
 * Reads the pauses again and again: once before it resolves. `onQuiet` is called when another brand has become quiet.
 * Resolves to a function that ends it.
 */
export async function watchPauses(onQuiet: () => Promise<void>): Promise<() => void> {
  await readPauses();
  let noted = '{}';
  const read = async (): Promise<void> => {
    await readPauses();
    const quiet = JSON.stringify(quietBrands());
    if (quiet !== noted) await onQuiet();
    noted = quiet;
  };
  const timer = setInterval(() => {
    read().catch((error: unknown) => {
      log().warn({ err: error }, 'paused brands not read');
    });
  }, PAUSES_READ_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}

import { run, type Statement } from '../db/statement.ts';
import { SECOND } from '../kernel/clock.ts';
import { AppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';

/** How soon every instance knows of a pause or of its end. */
export const PAUSES_READ_EVERY_MS = SECOND;
/** When a caller of a paused brand is to try again. */
export const PAUSE_RETRY_AFTER_S = 5;

/**
 * With the companies that each brand's payments go to or went to, whose notifications must not arrive here either: of a
 * payment before a change of the company too.
 */
const PAUSES: Statement = {
  name: 'brand-pauses',
  text: `
    select distinct p.brand_id as "brandId", s.payment_company as company from brand_pauses p
      left join brand_settings s on s.brand_id = p.brand_id`,
};

const state = () =>
  singleton('paused-brands', () => ({
    brands: new Set<string>() as ReadonlySet<string>,
    companies: new Set<string>() as ReadonlySet<string>,
  }));

export const isPausedBrand = (brandId: string): boolean => state().brands.has(brandId);

export const isPausedCompany = (company: string): boolean => state().companies.has(company);

/** What a call gets that came for a paused brand: clients repeat it by themselves. */
export const brandPaused = (): AppError =>
  new AppError('unavailable', { retryAfter: PAUSE_RETRY_AFTER_S, state: 'brand_paused' });

export async function readPauses(): Promise<void> {
  const rows = await run<{ brandId: string; company: string | null }>(PAUSES, []);
  state().brands = new Set(rows.map(({ brandId }) => brandId));
  state().companies = new Set(rows.flatMap(({ company }) => company ?? []));
}

/** Reads the pauses again and again: once before it resolves. Resolves to a function that ends it. */
export async function watchPauses(): Promise<() => void> {
  await readPauses();
  const timer = setInterval(() => {
    readPauses().catch((error: unknown) => {
      log().warn({ err: error }, 'paused brands not read');
    });
  }, PAUSES_READ_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}

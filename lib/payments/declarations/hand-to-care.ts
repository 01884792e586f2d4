import { brandById } from '../../brands/registry.ts';
import { knownLocale } from '../../brands/schema.ts';
import { storeTicket } from '../../care/store-ticket.ts';
import { inTransaction } from '../../db/client.ts';
import type { Declaration } from '../../db/generated/client.ts';
import { translator } from '../../i18n/translate.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { longDate } from '../../text/long-date.ts';

/**
 * Turns a declaration that needs a person's decision into a support ticket under the declaration's own
 * reference, once.
 */
export async function handToCare(declaration: Declaration, now: Date): Promise<void> {
  const { id, reference, brandId, memberId, email, state } = declaration;
  const { kind, name, orderNumber, receivedAt } = declaration;
  const brand = brandById(brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  const locale = knownLocale(declaration.locale) ?? brand.locales.default;
  const at = longDate(receivedAt, brand.timezone, locale, 'moment');
  const text = translator(locale, 'care', brand.id)('declaration', { kind, at, name, orderNumber });
  await inTransaction(async (tx) => {
    const { count } = await tx.declaration.updateMany({
      where: { id, state },
      data: { state: 'care', dueAt: null, tokenHash: null },
    });
    if (count === 0) return;
    await storeTicket(tx, { reference, brand, locale, memberId, email, text, now });
  });
  wakeJobs();
}

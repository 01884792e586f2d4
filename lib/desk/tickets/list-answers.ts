import type { Locale } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';

/** More answers than an operator can survey. */
const MAX_ROWS = 200;

/** For operators with the duty `care` on the brand: its offered answers in a language, by title. */
export async function listAnswers(brandId: string, locale: Locale) {
  return db().careAnswer.findMany({
    where: { brandId, locale, newest: true, offered: true },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: { answerId: true, version: true, title: true, text: true, at: true },
  });
}

import type { Locale } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';

/** More than anybody finds their way in. */
const MOST = 200;

/** Whoever has the duty `care` for the brand may ask: what it offers to answer with in a language, by title. */
export async function listAnswers(brandId: string, locale: Locale) {
  return db().careAnswer.findMany({
    where: { brandId, locale, newest: true, offered: true },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    take: MOST,
    select: { answerId: true, version: true, title: true, text: true, at: true },
  });
}

import { db } from '../db/client.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { currentText, textsByHash } from '../legal/queries.ts';
import { BOXES } from './purposes.ts';

export type TermsToAccept = {
  /** Version of the text beside the button, which names the version of the terms. */
  readonly readVersion: number;
  readonly html: string;
};

/** Edition of the terms that a consent text refers to; 0 for texts from before editions existed. */
function editionOf(html: string): number {
  return Number(/ data-edition="(\d+)"/.exec(` ${html.replaceAll(/\s+/g, ' ')}`)?.[1] ?? '0');
}

/**
 * The current terms, if a member still has to accept them because their edition is newer than the accepted
 * one; null otherwise. A correction of the wording does not raise the edition.
 */
export async function termsToAccept(
  memberId: string,
  brand: Brand,
  locale: Locale,
): Promise<TermsToAccept | null> {
  const [current, accepted] = await Promise.all([
    currentText(brand, BOXES.terms.text, locale),
    db().consentRecord.findFirst({
      where: { memberId, purpose: 'terms', granted: true },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { textHash: true },
    }),
  ]);
  if (accepted?.textHash === current.hash) return null;
  const texts = await textsByHash(accepted === null ? [] : [accepted.textHash]);
  const before = editionOf(texts.get(accepted?.textHash ?? '') ?? '');
  if (before >= editionOf(current.html)) return null;
  return { readVersion: current.version, html: current.html };
}

import { db } from '../db/client.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { clock, MINUTE } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { singleton } from '../kernel/singleton.ts';
import { companyOf } from './company.ts';
import type { LegalKind } from './kinds.ts';

export type PublishedText = {
  readonly kind: string;
  readonly locale: string;
  readonly version: number;
  readonly hash: string;
  readonly title: string;
  readonly html: string;
  readonly publishedAt: Date;
};

type Kept = { readonly text: PublishedText; readonly until: number };

/** The text of a brand's company that holds now, at most a minute old. Raises `not_found`. */
export async function currentText(
  brand: Brand,
  kind: LegalKind,
  locale: Locale,
): Promise<PublishedText> {
  const kept = singleton('legal-texts', () => new Map<string, Kept>());
  const key = `${companyOf(brand)} ${kind} ${locale}`;
  const known = kept.get(key);
  const now = clock.ms();
  if (known && known.until > now && known.until <= now + MINUTE) return known.text;
  const text = await db().legalText.findFirst({
    where: { company: companyOf(brand), kind, locale },
    orderBy: { version: 'desc' },
    select: {
      kind: true,
      locale: true,
      version: true,
      hash: true,
      title: true,
      html: true,
      publishedAt: true,
    },
  });
  if (!text) return fail('not_found', { text: kind });
  kept.set(key, { text, until: now + MINUTE });
  return text;
}

/** Published texts by hash, whatever their version: what somebody once agreed to. */
export async function textsByHash(hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db().legalText.findMany({
    where: { hash: { in: [...new Set(hashes)] } },
    select: { hash: true, html: true },
  });
  return new Map(rows.map(({ hash, html }) => [hash, html]));
}

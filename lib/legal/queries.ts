import { db } from '../db/client.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import type { LegalTextKind } from '../db/generated/enums.ts';
import { createCache } from '../kernel/cache.ts';
import { MINUTE } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { companyOf } from './company.ts';

export type PublishedText = {
  readonly kind: string;
  readonly locale: string;
  readonly version: number;
  readonly hash: string;
  readonly title: string;
  readonly html: string;
  readonly publishedAt: Date;
};

const SHOWN = {
  kind: true,
  locale: true,
  version: true,
  hash: true,
  title: true,
  html: true,
  publishedAt: true,
} as const;

const currentTexts = createCache<PublishedText>('legal-texts', { max: 1_000, ttlMs: MINUTE });

/** The current text of a brand's company, cached for at most a minute. Raises `not_found`. */
export async function currentText(
  brand: Brand,
  kind: LegalTextKind,
  locale: Locale,
): Promise<PublishedText> {
  const key = `${companyOf(brand)} ${kind} ${locale}`;
  const known = currentTexts.get(key);
  if (known) return known;
  const text = await db().legalText.findFirst({
    where: { company: companyOf(brand), kind, locale },
    orderBy: { version: 'desc' },
    select: SHOWN,
  });
  if (!text) return fail('not_found', { text: kind });
  currentTexts.set(key, text);
  return text;
}

type TextVersion = Pick<PublishedText, 'version' | 'publishedAt'>;

/** Every published version of a text, newest first. Anyone may read them. */
export async function textVersions(
  brand: Brand,
  kind: LegalTextKind,
  locale: Locale,
): Promise<readonly TextVersion[]> {
  return db().legalText.findMany({
    where: { company: companyOf(brand), kind, locale },
    orderBy: { version: 'desc' },
    select: { version: true, publishedAt: true },
  });
}

/** One version as it was published. Raises `not_found`. */
export async function textOfVersion(
  brand: Brand,
  kind: LegalTextKind,
  locale: Locale,
  version: number,
): Promise<PublishedText> {
  const key = { company: companyOf(brand), kind, locale, version };
  const text = await db().legalText.findUnique({
    where: { company_kind_locale_version: key },
    select: SHOWN,
  });
  return text ?? fail('not_found', { text: kind });
}

/** Published texts by hash, whatever their version: what a member once agreed to. */
export async function textsByHash(hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db().legalText.findMany({
    where: { hash: { in: [...new Set(hashes)] } },
    select: { hash: true, html: true },
  });
  return new Map(rows.map(({ hash, html }) => [hash, html]));
}

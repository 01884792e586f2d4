import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { locales, type Brand, type Locale } from '../brands/schema.ts';
import { newId } from '../kernel/ids.ts';
import { companies, companyOf } from './company.ts';
import { legalKinds, type LegalKind } from './kinds.ts';
import { renderText } from './render-text.ts';

type Text = {
  readonly company: string;
  readonly kind: LegalKind;
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
};

/** The version takes part, so that going back to an earlier wording is a version of its own. */
function hashOf(text: Text, version: number): string {
  const parts = [text.company, text.kind, text.locale, String(version), text.title, text.html];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function publishOne(tx: Db, text: Text, now: Date): Promise<boolean> {
  const { company, kind, locale } = text;
  const newest = await tx.legalText.findFirst({
    where: { company, kind, locale },
    orderBy: { version: 'desc' },
    select: { version: true, hash: true },
  });
  if (newest !== null && hashOf(text, newest.version) === newest.hash) return false;
  const version = (newest?.version ?? 0) + 1;
  try {
    await tx.legalText.create({
      data: {
        id: newId(now.getTime()),
        ...text,
        version,
        hash: hashOf(text, version),
        publishedAt: now,
      },
    });
  } catch (error) {
    // Two instances that start together: the other one has just published this version.
    if (!isDuplicate(error)) throw error;
    return false;
  }
  return true;
}

async function textsOf(folder: string, brand: Brand): Promise<Text[]> {
  const wanted = legalKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));
  return Promise.all(
    wanted.map(async ({ kind, locale }) => {
      const source = await readFile(join(folder, `${kind}.${locale}.html`), 'utf8');
      return { company: companyOf(brand), kind, locale, ...renderText(source, brand, locale) };
    }),
  );
}

/**
 * Called at the start and by the seed, not inside a transaction. Publishes each text whose wording or
 * company data changed as a new version; what stands is never altered. Returns how many are new.
 */
export async function publishLegalTexts(
  tx: Db,
  now: Date,
  folder: string = join(process.cwd(), 'prisma', 'seed', 'legal'),
): Promise<number> {
  let published = 0;
  for (const brand of companies()) {
    for (const text of await textsOf(folder, brand)) {
      if (await publishOne(tx, text, now)) published += 1;
    }
  }
  return published;
}

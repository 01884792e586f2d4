import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { locales, type Brand, type Locale } from '../brands/schema.ts';
import type { LegalTextKind } from '../db/generated/enums.ts';
import { newId } from '../kernel/ids.ts';
import { companies, companyOf } from './company.ts';
import { consentTexts, legalPages } from './kinds.ts';
import { renderText, type RenderedText } from './render-text.ts';
import { storageLabels, type StorageLabels } from './storage-table.ts';

type Text = {
  readonly company: string;
  readonly kind: LegalTextKind;
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
};

type Published = { readonly version: number; readonly isNew: boolean };

/** The version is part of the hash, so that returning to an earlier wording creates a new version. */
function hashOf(text: Text, version: number): string {
  const parts = [text.company, text.kind, text.locale, String(version), text.title, text.html];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function publishOne(tx: Db, text: Text, now: Date): Promise<Published> {
  const { company, kind, locale } = text;
  const newest = await tx.legalText.findFirst({
    where: { company, kind, locale },
    orderBy: { version: 'desc' },
    select: { version: true, hash: true },
  });
  if (newest !== null && hashOf(text, newest.version) === newest.hash)
    return { version: newest.version, isNew: false };
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
    // Two instances started together and the other one has just published this version.
    if (!isDuplicate(error)) throw error;
    return { version, isNew: false };
  }
  return { version, isNew: true };
}

async function loadStorageLabels(folder: string, locale: Locale): Promise<StorageLabels> {
  const json = await readFile(join(folder, `storage.${locale}.json`), 'utf8');
  return storageLabels.parse(JSON.parse(json));
}

type InOneLanguage = {
  readonly folder: string;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly now: Date;
};

/** Publishes the pages first: the consent texts contain the versions of the pages that members accept. */
async function publishLanguage(tx: Db, { folder, brand, locale, now }: InOneLanguage) {
  const labels = await loadStorageLabels(folder, locale);
  let published = 0;
  const publish = async (kind: LegalTextKind, more: Readonly<Record<string, string>>) => {
    const source = await readFile(join(folder, `${kind}.${locale}.html`), 'utf8');
    const rendered: RenderedText = renderText(source, { brand, locale, labels, more });
    const { title, html, edition } = rendered;
    const text = { company: companyOf(brand), kind, locale, title, html };
    const { version, isNew } = await publishOne(tx, text, now);
    if (isNew) published += 1;
    return { version, edition };
  };
  const versions: Record<string, string> = {};
  for (const kind of legalPages) {
    const { version, edition } = await publish(kind, {});
    versions[`${kind}_version`] = String(version);
    versions[`${kind}_edition`] = String(edition);
  }
  for (const kind of consentTexts) await publish(kind, versions);
  return published;
}

/**
 * Called at the start and by the seed, not inside a transaction. Publishes each text whose wording or company
 * data changed as a new version; published versions are never altered. Returns the number of new versions.
 */
export async function publishLegalTexts(
  tx: Db,
  now: Date,
  folder: string = join(process.cwd(), 'prisma', 'seed', 'legal'),
): Promise<number> {
  let published = 0;
  for (const brand of companies()) {
    for (const locale of locales) {
      published += await publishLanguage(tx, { folder, brand, locale, now });
    }
  }
  return published;
}

// [money §1 /legal/terms#billingPolicy] [money §2 /legal/faq]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { locales, type Brand, type Locale } from '#lib/brands/schema.ts';
import type { LegalTextKind } from '#lib/db/generated/enums.ts';
import { COUNTRY_LAW } from '#lib/legal/country-law.ts';
import { legalKinds, legalPages } from '#lib/legal/kinds.ts';
import { retentionTerms } from '#lib/legal/retention-terms.ts';
import { renderText } from '#lib/legal/render-text.ts';
import { storageLabels } from '#lib/legal/storage-table.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

const FOLDER = join('prisma', 'seed', 'legal');
const versions = Object.fromEntries(
  ['terms', 'privacy'].flatMap((kind) => [
    [`${kind}_version`, '3'],
    [`${kind}_edition`, '1'],
  ]),
);

function loadStorageLabels(locale: Locale) {
  return storageLabels.parse(
    JSON.parse(readFileSync(join(FOLDER, `storage.${locale}.json`), 'utf8')),
  );
}

function rendered(kind: LegalTextKind, locale: Locale, brand: Brand) {
  const source = readFileSync(join(FOLDER, `${kind}.${locale}.html`), 'utf8');
  return renderText(source, { brand, locale, labels: loadStorageLabels(locale), more: versions });
}

const ids = (html: string): string[] =>
  [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id = '']) => id);
/** The tags of a page, without its text. */
const structure = (html: string): string[] =>
  [...html.matchAll(/<(\/?(?:h2|h3|p|ul|li|table|tr|th|td|aside|blockquote|address))\b/g)].map(
    ([, tag = '']) => tag,
  );

const cases = legalKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

test.each(cases)(
  '%s in %s has a title, no unfilled placeholder and no script on every brand',
  (kind, locale) => {
    for (const brand of brands) {
      const { title, html } = rendered(kind, locale, brand);
      expect(title.length).toBeGreaterThan(3);
      expect(html).not.toMatch(
        /\{\{|\}\}|undefined|data-(?:for|has|lacks)=|<script|style=|onclick/,
      );
      expect(html).not.toMatch(/<h1|<\/(?:div|span)>/);
    }
  },
);

describe.each(legalPages.map((kind) => [kind] as const))('%s', (kind) => {
  test('has the same structure in four languages, after a summary', () => {
    for (const brand of brands) {
      const english = rendered(kind, 'en', brand).html;
      expect(ids(english)[0]).toBe('summary');
      expect(new Set(ids(english)).size).toBe(ids(english).length);
      for (const locale of locales) {
        const { html } = rendered(kind, locale, brand);
        expect([locale, ids(html)]).toEqual([locale, ids(english)]);
        expect([locale, structure(html)]).toEqual([locale, structure(english)]);
      }
    }
  });

  test('has internal links that lead to existing pages and sections', () => {
    for (const locale of locales) {
      for (const [, page = '', part] of rendered(kind, locale, brandOf('lumiere')).html.matchAll(
        /href="\/legal\/([\w-]+)(?:#([\w-]+))?"/g,
      )) {
        const known = legalPages.find((one) => one === page);
        if (known === undefined) expect(['cancel', 'withdraw']).toContain(page);
        else if (part !== undefined)
          expect(ids(rendered(known, locale, brandOf('lumiere')).html)).toContain(part);
      }
    }
  });
});

test.each(locales)(
  'the terms in %s have a billing policy, article 14 and sixteen parts',
  (locale) => {
    for (const brand of brands) {
      const { html } = rendered('terms', locale, brand);
      expect(html).toContain('id="billingPolicy"');
      expect(html).toContain('id="art14"');
      expect(html.match(/<h2 id=/g)).toHaveLength(16);
      expect(html).toContain(brand.company.email);
    }
  },
);

test.each(locales)(
  'terms and legal notice in %s contain company, seat, number and VAT id',
  (locale) => {
    for (const brand of brands) {
      for (const kind of ['terms', 'imprint'] as const) {
        const { html } = rendered(kind, locale, brand);
        const { legalName, seat, registrationNumber, vatNumber, phone } = brand.company;
        for (const fact of [legalName, ...seat, registrationNumber, vatNumber, phone]) {
          expect(html).toContain(fact.replaceAll('&', '&amp;'));
        }
      }
    }
  },
);

test.each(locales)('each country has its own authorities and laws in %s', (locale) => {
  const of = (kind: LegalTextKind, id: string) => rendered(kind, locale, brandOf(id)).html;
  for (const [id, country] of [
    ['dolcevita', 'it'],
    ['fuego', 'es'],
    ['lumiere', 'fr'],
    ['spark', 'ie'],
  ] as const) {
    const law = COUNTRY_LAW[country];
    expect(of('privacy', id)).toContain(law.authority);
    expect(of('imprint', id)).toContain(law.imprintLaw);
    expect(of('withdrawal', id)).toContain(law.consumerLaw);
    expect(of('accessibility', id)).toContain(law.accessibilityLaw);
    for (const other of Object.keys(COUNTRY_LAW) as (keyof typeof COUNTRY_LAW)[]) {
      if (other !== country) expect(of('privacy', id)).not.toContain(COUNTRY_LAW[other].authority);
    }
  }
  expect(of('terms', 'dolcevita')).toMatch(/1341/);
  expect(of('terms', 'lumiere')).not.toMatch(/1341/);
  expect(of('terms', 'lumiere')).toContain('Médiation Démo');
  expect(of('imprint', 'lumiere')).toContain('Hébergement Démo');
});

test('terms and privacy policy have one edition in all languages', () => {
  for (const kind of ['terms', 'privacy'] as const) {
    const editions = locales.map((locale) => rendered(kind, locale, brandOf('spark')).edition);
    expect(new Set(editions).size).toBe(1);
  }
});

test.each(locales)(
  'the privacy notice in %s is of the edition that names translations, and the periods of read messages and of verifications',
  (locale) => {
    const { edition, html } = rendered('privacy', locale, brandOf('spark'));
    expect(edition).toBe(7);
    expect(html).toMatch(/translat|tradu/);
    const plain = (text = ''): string => text.replaceAll(/\s+/g, ' ');
    const terms = retentionTerms(locale);
    for (const name of ['keep_messages', 'keep_photo_verifications'])
      expect(plain(html)).toContain(plain(terms[name]));
  },
);

test.each(locales)('the first two consents in %s link the version that is agreed to', (locale) => {
  const of = (kind: LegalTextKind) => rendered(kind, locale, brandOf('spark')).html;
  expect(of('consent_terms1')).toMatch(/data-edition="1"\s+href="\/legal\/terms\/3"/);
  expect(of('consent_terms2')).toMatch(/data-edition="1"\s+href="\/legal\/privacy\/3"/);
});

describe('publication is refused for', () => {
  const request = {
    brand: brandOf('spark'),
    locale: 'en',
    labels: loadStorageLabels('en'),
  } as const;

  test('an unknown placeholder', () => {
    expect(() => renderText('<h1>T</h1>{{nobody}}', request)).toThrow('nobody');
  });

  test('a text without a title', () => {
    expect(() => renderText('<p>T</p>', request)).toThrow('title');
  });

  test('a storage key without a label', () => {
    const labels = { ...request.labels, purposes: {} };
    expect(() => renderText('<h1>T</h1>', { ...request, labels })).toThrow('amarena');
  });
});

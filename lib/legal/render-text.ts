import { STORAGE_GROUPS } from './storage-inventory.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { companyOf, servicesOf } from './company.ts';
import { COUNTRY_LAW } from './country-law.ts';
import { escapeHtml } from './escape-html.ts';
import { retentionTerms } from './retention-terms.ts';
import { screenLabels } from './screen-labels.ts';
import { storageTable, type StorageLabels } from './storage-table.ts';

const COUNTRY = { it: 'IT', es: 'ES', fr: 'FR', ie: 'IE' } as const;

/**
 * Content for some countries only, `data-for="it es"`, or depending on whether the company's data include a
 * value, `data-has="host"`.
 */
const SOMETIMES = /<(div|span) data-(for|has|lacks)="([a-z ]+)"\s*>([\s\S]*?)<\/\1\s*>/g;

export type RenderedText = {
  readonly title: string;
  readonly html: string;
  /** Edition of a text that members accept: raised when rights or duties change, not for a change of wording. */
  readonly edition: number;
};

export type RenderRequest = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly labels: StorageLabels;
  /** Values known only at publication: versions of other texts. */
  readonly more?: Readonly<Record<string, string>>;
};

/** Values of the placeholders that a source text may use, as HTML. */
function valuesOf({
  brand,
  locale,
  labels,
  more,
}: RenderRequest): Readonly<Record<string, string>> {
  const { company } = brand;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(COUNTRY[brand.country]);
  const plain: Readonly<Record<string, string | undefined>> = {
    company: company.legalName,
    seat: company.seat.join(', '),
    registration: company.registrationNumber,
    vat: company.vatNumber,
    email: company.email,
    phone: company.phone,
    country: country ?? '',
    services: new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      servicesOf(companyOf(brand)).map(({ name }) => name),
    ),
    ...company.imprint,
    ...(company.invented ? { invented: '' } : {}),
    ...COUNTRY_LAW[brand.country],
    ...retentionTerms(locale),
    ...screenLabels(locale),
    ...more,
  };
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(plain)) {
    if (value !== undefined) values[name] = escapeHtml(value);
  }
  for (const group of STORAGE_GROUPS)
    values[`storage_${group}`] = storageTable(group, labels, locale);
  return values;
}

/**
 * Keeps the parts that apply to the country and to the company's data, and removes the marks. A span may be
 * nested in a div.
 */
function cut(source: string, country: string, values: Readonly<Record<string, string>>): string {
  return source.replace(SOMETIMES, (_, _tag: string, mark: string, on: string, inside: string) => {
    const holds =
      mark === 'for' ? on.split(' ').includes(country) : on in values === (mark === 'has');
    return holds ? cut(inside, country, values) : '';
  });
}

/**
 * A source file filled with a company's data and reduced to its country. The first heading becomes the title
 * and is removed from the body. Throws on an unknown placeholder and on a file without a heading: an
 * incomplete text is never published.
 */
export function renderText(source: string, request: RenderRequest): RenderedText {
  const values = valuesOf(request);
  const filled = cut(source, request.brand.country, values).replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`unknown placeholder {{${name}}} in a legal text`);
      return value;
    },
  );
  const heading = /^\s*<h1(?: data-edition="(\d+)")?>([^<]+)<\/h1>\s*/.exec(filled);
  if (heading?.[2] === undefined) throw new Error('legal text does not begin with an <h1> title');
  return {
    title: heading[2].trim(),
    html: filled.slice(heading[0].length).trim(),
    edition: Number(heading[1] ?? '1'),
  };
}

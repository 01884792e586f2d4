import type { Brand, Locale } from '../brands/schema.ts';
import { companyOf, servicesOf } from './company.ts';

const COUNTRY = { it: 'IT', es: 'ES', fr: 'FR', ie: 'IE' } as const;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Values of the placeholders that a source text may use, as HTML. */
function valuesOf(brand: Brand, locale: Locale): Readonly<Record<string, string>> {
  const { company } = brand;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(COUNTRY[brand.country]);
  const plain = {
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
  };
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [name, escapeHtml(value)]),
  );
}

/**
 * A source file filled with a company's data. The first heading is the title and leaves the body. Throws
 * on a placeholder nobody knows and on a file without heading: a text with a hole is never published.
 */
export function renderText(
  source: string,
  brand: Brand,
  locale: Locale,
): { title: string; html: string } {
  const values = valuesOf(brand, locale);
  const filled = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`a legal text asks for {{${name}}}, which nobody knows`);
    return value;
  });
  const heading = /^\s*<h1>([^<]+)<\/h1>\s*/.exec(filled);
  if (heading?.[1] === undefined) throw new Error('a legal text begins with its <h1> title');
  return { title: heading[1], html: filled.slice(heading[0].length).trim() };
}

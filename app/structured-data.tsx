import { getTranslations } from 'next-intl/server';
import { brandOrigin } from '#lib/brands/links.ts';
import { pageAddress } from '#lib/brands/page-address.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Structured data for search engines. It is not executed, so the CSP need not allow it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // A character that could close the element is escaped as JSON.
  const __html = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** The organisation that runs the site, and the site. An invented company is marked as such. */
export async function organizationData(brand: Brand, locale: Locale): Promise<readonly Thing[]> {
  const t = await getTranslations();
  const origin = brandOrigin(brand);
  const { company } = brand;
  const id = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: brand.name,
      url: `${origin}/`,
      legalName: company.legalName,
      vatID: company.vatNumber,
      email: company.email,
      telephone: company.phone,
      address: company.seat.join(', '),
      logo: `${origin}/brands/${brand.id}/icon-512.png`,
      ...(company.invented && { disambiguatingDescription: t('shell.footer.invented') }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand.name,
      url: pageAddress(brand, locale, '/'),
      inLanguage: locale,
      description: t('brand.description'),
      publisher: { '@id': id },
    },
  ];
}

/** Breadcrumbs from the home page to a page. */
export function crumbsTo(
  { brand, locale }: { readonly brand: Brand; readonly locale: Locale },
  page: { readonly path: string; readonly title: string },
): Thing {
  const steps = [
    { name: brand.name, path: '/' },
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(brand, locale, path),
    })),
  };
}

function toPlainText(html: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&nbsp;': ' ',
  };
  return html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(/ ([.,)])/g, '$1')
    .trim();
}

/** The questions of a published text: each second-level heading with the content below it; null if there are none. */
export function questionsOf(html: string): Thing | null {
  const found = [...html.matchAll(/<h2[^<>]*>((?:(?!<h2)[\s\S])*?)<\/h2>([\s\S]*?)(?=<h2|$)/g)];
  if (found.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: found.map(([, question = '', answer = '']) => ({
      '@type': 'Question',
      name: toPlainText(question),
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
}

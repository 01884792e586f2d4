import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { connection } from 'next/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { listedMetadata } from '#app/page-metadata.ts';
import { crumbsTo, questionsOf, StructuredData } from '#app/structured-data.tsx';
import { LanguageLinks } from '#components/home/language-links.tsx';
import { LegalArticle } from '#components/legal/legal-article.tsx';
import { TextVersions } from '#components/legal/text-versions.tsx';
import { legalPages } from '#lib/legal/kinds.ts';
import { currentText, textVersions } from '#lib/legal/queries.ts';

type Props = { readonly params: Promise<BrandParams & { readonly page: string }> };

/** Read at request time and cached by the page cache: the build has no database. */
async function published(params: Props['params']) {
  const { brand, locale, prefix } = await pageBrand(params);
  const { page } = await params;
  await connection();
  const kind = legalPages.find((known) => known === page) ?? notFound();
  return { brand, locale, prefix, kind, text: await currentText(brand, kind, locale) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, locale, kind, text } = await published(params);
  const t = await getTranslations('listing.legal');
  return listedMetadata(
    { brand, locale },
    {
      path: `/legal/${kind}`,
      title: text.title,
      description: t(kind, { brand: brand.name }),
    },
  );
}

export default async function LegalPage({ params }: Props) {
  const { brand, locale, prefix, kind, text } = await published(params);
  const questions = kind === 'faq' ? questionsOf(text.html) : null;
  const crumbs = crumbsTo({ brand, locale }, { path: `/legal/${kind}`, title: text.title });
  return (
    <main id="content">
      <LegalArticle
        {...text}
        prefix={prefix}
        languages={<LanguageLinks brand={brand} locale={locale} path={`/legal/${kind}`} />}
      />
      <TextVersions
        versions={await textVersions(brand, kind, locale)}
        shown={text.version}
        page={`${prefix}/legal/${kind}`}
        timeZone={brand.timezone}
      />
      <StructuredData things={questions ? [crumbs, questions] : [crumbs]} />
    </main>
  );
}

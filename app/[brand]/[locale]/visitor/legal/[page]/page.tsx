import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { LegalArticle } from '#components/legal/legal-article.tsx';
import { currentText } from '#lib/legal/queries.ts';

type Props = { readonly params: Promise<BrandParams & { readonly page: string }> };

const PAGES = ['faq', 'terms', 'privacy', 'cookie', 'features'] as const;

/** Read when somebody asks and kept by the page cache: the build knows no database. */
async function published(params: Props['params']) {
  const { brand, locale, prefix } = await pageBrand(params);
  const { page } = await params;
  await connection();
  const kind = PAGES.find((known) => known === page) ?? notFound();
  return { text: await currentText(brand, kind, locale), prefix };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { text } = await published(params);
  return { title: text.title };
}

export default async function LegalPage({ params }: Props) {
  const { text, prefix } = await published(params);
  return (
    <main id="content">
      <LegalArticle {...text} prefix={prefix} />
    </main>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { documentTitle } from '#app/document-title.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { LegalArticle } from '#components/legal/legal-article.tsx';
import { TextVersions } from '#components/legal/text-versions.tsx';
import { legalPages } from '#lib/legal/kinds.ts';
import { textOfVersion, textVersions } from '#lib/legal/queries.ts';

type Params = BrandParams & { readonly page: string; readonly version: string };
type Props = { readonly params: Promise<Params> };

/** One of the published versions; any other number answers 404. */
async function published(params: Props['params']) {
  const { brand, locale, prefix } = await pageBrand(params);
  const { page, version } = await params;
  await connection();
  const kind = legalPages.find((known) => known === page) ?? notFound();
  const versions = await textVersions(brand, kind, locale);
  const found = versions.find((one) => String(one.version) === version) ?? notFound();
  const text = await textOfVersion(brand, kind, locale, found.version);
  return { brand, prefix, kind, versions, text };
}

/** Search engines list only the text in force. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, text } = await published(params);
  return { title: documentTitle(brand.name, text.title), robots: { index: false } };
}

export default async function LegalVersionPage({ params }: Props) {
  const { brand, prefix, kind, versions, text } = await published(params);
  return (
    <main id="content">
      <LegalArticle {...text} prefix={prefix}>
        <TextVersions
          versions={versions}
          shown={text.version}
          page={`${prefix}/legal/${kind}`}
          timeZone={brand.timezone}
        />
      </LegalArticle>
    </main>
  );
}

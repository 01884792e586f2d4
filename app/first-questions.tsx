import { connection } from 'next/server';
import { FaqTeaser } from '#components/home/faq-teaser.tsx';
import { Questions } from '#components/home/questions.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { currentText } from '#lib/legal/queries.ts';

interface FirstQuestionsProps {
  brand: Brand;
  locale: Locale;
  prefix: string;
  /** Without heading, for a place that has its own. */
  bare?: boolean;
}

/** What the brand's FAQ begins with, as it is published: asked where it runs, the build knows no database. */
export async function FirstQuestions({ brand, locale, prefix, bare }: FirstQuestionsProps) {
  await connection();
  const { html } = await currentText(brand, 'faq', locale);
  return bare === true ? <Questions {...{ html, prefix }} /> : <FaqTeaser {...{ html, prefix }} />;
}

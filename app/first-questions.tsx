import { connection } from 'next/server';
import { FaqTeaser } from '#components/home/faq-teaser.tsx';
import { Questions } from '#components/home/questions.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { currentText } from '#lib/legal/queries.ts';

interface FirstQuestionsProps {
  brand: Brand;
  locale: Locale;
  prefix: string;
  /** Without a heading, for a place that has its own. */
  bare?: boolean;
}

/** The first questions of the brand's published FAQ. Read at request time: the build has no database. */
export async function FirstQuestions({ brand, locale, prefix, bare }: FirstQuestionsProps) {
  await connection();
  const { html } = await currentText(brand, 'faq', locale);
  return bare === true ? (
    <Questions html={html} prefix={prefix} />
  ) : (
    <FaqTeaser html={html} prefix={prefix} />
  );
}

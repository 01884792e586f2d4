import { useFormatter, useTranslations } from 'next-intl';

interface LegalArticleProps {
  title: string;
  /** Of the register of published texts: ours, checked when it was published. */
  html: string;
  version: number;
  publishedAt: Date;
  /** Of the page's addresses: empty, or the locale's. */
  prefix: string;
}

/** A published text, set for reading; its links stay in the language of the page. */
export function LegalArticle({ title, html, version, publishedAt, prefix }: LegalArticleProps) {
  const t = useTranslations('legal.article');
  const format = useFormatter();
  return (
    <article className="mx-auto max-w-prose px-(--gutter) py-8 desk:py-14">
      <h1 className="display text-3xl">{title}</h1>
      <p className="mt-2 text-sm text-ink-soft">
        {t('version', {
          version,
          date: format.dateTime(publishedAt, { dateStyle: 'long' }),
        })}
      </p>
      <hr className="rule my-6" />
      <div
        className="[&_a]:underline [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:scroll-mt-6 [&_h2]:font-ui [&_h2]:text-lg [&_h2]:font-semibold [&_li]:my-2 [&_p]:my-3 [&_ul]:list-disc [&_ul]:pl-5"
        dangerouslySetInnerHTML={{ __html: html.replaceAll('href="/', `href="${prefix}/`) }}
      />
    </article>
  );
}

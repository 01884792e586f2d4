import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import { withContents } from './with-contents.ts';

interface LegalArticleProps {
  title: string;
  /** HTML from the register of published texts; it was checked when it was published. */
  html: string;
  version: number;
  publishedAt: Date;
  /** Locale prefix of the page's links: empty or `/en`. */
  prefix: string;
  /** The same text in the other languages. */
  languages?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** A published text, styled for screen and print; its links stay in the language of the page. */
export function LegalArticle(props: LegalArticleProps) {
  const { title, version, publishedAt, prefix, languages, children } = props;
  const t = useTranslations('legal.article');
  const format = useFormatter();
  const { html, contents } = withContents(props.html);
  return (
    <div className="mx-auto grid max-w-page gap-x-16 px-(--gutter) pt-6 pb-20 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-12 lg:pb-28 print:block">
      <header className="lg:col-start-2">
        <h1 className="display max-w-[18ch] text-[clamp(2.25rem,9vw,3rem)] lg:text-5xl">{title}</h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 text-sm text-ink-soft">
          <p className="tabular min-h-11 content-center">
            {t('version', { version, date: format.dateTime(publishedAt, { dateStyle: 'long' }) })}
          </p>
          <div className="print:hidden">{languages}</div>
        </div>
        <hr aria-hidden="true" className="rule mt-2" />
      </header>
      <Contents of={contents} />
      <article className="max-w-[42rem] print:max-w-none lg:col-start-2 lg:row-start-2">
        <div
          className="legal-text mt-6"
          dangerouslySetInnerHTML={{ __html: html.replaceAll('href="/', `href="${prefix}/`) }}
        />
        {children}
      </article>
    </div>
  );
}

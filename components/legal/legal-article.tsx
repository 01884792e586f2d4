import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { withContents, type Heading } from './with-contents.ts';

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

/** With fewer headings no contents list is needed. */
const MIN_HEADINGS = 4;

/** The contents of a long text: folded above it on phones, beside it where there is space. */
function Contents({ of }: { of: readonly Heading[] }) {
  const t = useTranslations('legal.article');
  if (of.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={t('contents')} className="lg:row-span-2 lg:row-start-1 print:hidden">
      <Disclosure title={t('contents')} className="lg:hidden">
        <ContentsLinks of={of} />
      </Disclosure>
      <div className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto lg:block">
        <p className="font-ui text-sm font-semibold text-ink-soft">{t('contents')}</p>
        <ContentsLinks of={of} />
      </div>
    </nav>
  );
}

function ContentsLinks({ of }: { of: readonly Heading[] }) {
  return (
    <ul className="font-ui text-sm">
      {of.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 decoration-1 underline-offset-4 hover:underline lg:pointer-fine:min-h-9"
            dangerouslySetInnerHTML={{ __html: title }}
          />
        </li>
      ))}
    </ul>
  );
}

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { Heading } from './with-contents.ts';

/** With fewer headings no contents list is needed. */
const WORTHWHILE = 4;

/** The contents of a long text: folded above it on phones, beside it where there is space. */
export function Contents({ of }: { of: readonly Heading[] }) {
  const t = useTranslations('legal.article');
  if (of.length < WORTHWHILE) return null;
  return (
    <nav aria-label={t('contents')} className="lg:row-span-2 lg:row-start-1 print:hidden">
      <Disclosure title={t('contents')} className="lg:hidden">
        <Links of={of} />
      </Disclosure>
      <div className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto lg:block">
        <p className="font-ui text-sm font-semibold text-ink-soft">{t('contents')}</p>
        <Links of={of} />
      </div>
    </nav>
  );
}

function Links({ of }: { of: readonly Heading[] }) {
  return (
    <ul className="font-ui text-sm">
      {of.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 decoration-1 underline-offset-4 hover:underline lg:min-h-9"
            dangerouslySetInnerHTML={{ __html: title }}
          />
        </li>
      ))}
    </ul>
  );
}

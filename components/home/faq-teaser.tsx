import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Questions } from './questions.tsx';

interface FaqTeaserProps {
  /** The published FAQ. */
  html: string;
  prefix: string;
}

/** The most common questions, under the brand's own heading. */
export function FaqTeaser(props: FaqTeaserProps) {
  const t = useTranslations('brand');
  return (
    <HomeSection title={t('faq')}>
      <Questions {...props} />
    </HomeSection>
  );
}

/** A heading and its content, side by side where there is space. */
function HomeSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-6 px-(--gutter) py-12 lg:grid-cols-[1fr_1.2fr] lg:py-20">
      <h2 className="display text-3xl">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

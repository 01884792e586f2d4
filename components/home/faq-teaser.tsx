import { useTranslations } from 'next-intl';
import { HomeSection } from './home-section.tsx';
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

import type { ReactNode } from 'react';
import { MoreWords } from '#components/shell/more-words.tsx';
import { someMessages } from '#lib/i18n/messages.ts';
import { requestBrand } from './request-brand.ts';

interface PageWordsProps {
  locale: string;
  /** Namespaces, or parts of them. */
  of: readonly string[];
  children: ReactNode;
}

/** The copy that islands need, beyond what is there already from around them. */
export function PageWords({ locale, of, children }: PageWordsProps) {
  // As one text: hundreds of small ones cost many times as much to hand over.
  return (
    <MoreWords json={JSON.stringify(someMessages(locale, of, requestBrand()))}>
      {children}
    </MoreWords>
  );
}

import type { ReactNode } from 'react';
import { MoreWords } from '#components/shell/more-words.tsx';
import { someMessages } from '#lib/i18n/messages.ts';

interface PageWordsProps {
  locale: string;
  /** Namespaces, or parts of them. */
  of: readonly string[];
  children: ReactNode;
}

/** Around a member's page: the copy that its islands need beyond what the shell brings. */
export function PageWords({ locale, of, children }: PageWordsProps) {
  return <MoreWords words={someMessages(locale, of) as never}>{children}</MoreWords>;
}

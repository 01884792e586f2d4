import type { ReactNode } from 'react';
import { MessagesProvider } from '#components/shell/messages-provider.tsx';
import { someMessages } from '#lib/i18n/messages.ts';
import { requestBrand } from './request-brand.ts';

interface PageMessagesProps {
  locale: string;
  /** Namespaces, or parts of them. */
  of: readonly string[];
  children: ReactNode;
}

/** The messages that client components need, in addition to those provided around them. */
export function PageMessages({ locale, of, children }: PageMessagesProps) {
  // Passed as one JSON string: hundreds of small ones cost many times as much to serialise.
  return (
    <MessagesProvider json={JSON.stringify(someMessages(locale, of, requestBrand()))}>
      {children}
    </MessagesProvider>
  );
}

'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useMemo, type ComponentProps, type ReactNode } from 'react';

type Words = ComponentProps<typeof NextIntlClientProvider>['messages'];

/** Adds a page's own copy to that of the shell around it, which need not be sent again. */
export function MoreWords({ words, children }: { words: Words; children: ReactNode }) {
  const locale = useLocale();
  const shell = useMessages();
  const messages = useMemo(() => ({ ...shell, ...words }), [shell, words]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useMemo, type ComponentProps, type ReactNode } from 'react';

type Words = ComponentProps<typeof NextIntlClientProvider>['messages'];

/** Adds copy to that of the page around it, which need not be sent again. `json`: see compiledMessages. */
export function MoreWords({ json, children }: { json: string; children: ReactNode }) {
  const locale = useLocale();
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...(JSON.parse(json) as Words) }), [around, json]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

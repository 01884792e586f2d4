'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { overlaid, type MessageTree } from '#lib/i18n/message-tree.ts';

type Messages = NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;

/** Adds messages to those of the surrounding page, which need not be sent again. `json`: see compiledMessages. */
export function MessagesProvider({ json, children }: { json: string; children: ReactNode }) {
  const locale = useLocale();
  const around = useMessages();
  const messages = useMemo(
    () =>
      overlaid<unknown>(
        around as MessageTree<unknown>,
        JSON.parse(json) as MessageTree<unknown>,
      ) as Messages,
    [around, json],
  );
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

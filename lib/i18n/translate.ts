import { createTranslator } from 'use-intl/core';
import { messagesOf } from './messages.ts';

export type Translate = (key: string, values?: Record<string, string | number | Date>) => string;

/** Copy outside pages: mails, receipts, scripted answers. The key begins inside the namespace. */
export function translator(locale: string, namespace: string): Translate {
  const messages: Record<string, unknown> = { ...messagesOf(locale) };
  const translate = createTranslator({ locale, messages, namespace: namespace as never });
  return (key, values) => (translate as unknown as Translate)(key, values);
}

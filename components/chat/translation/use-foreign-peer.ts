'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { LANGUAGE_BY_MESSAGES } from '#lib/chat/limits.ts';
import { languageOf } from '#lib/text/language.ts';
import { languageOf as ownLanguage } from '#lib/text/regional.ts';
import type { ThreadMessage } from '../state/types.ts';
import { isTranslatable } from './is-translatable.ts';

/** Whether the peer's newest messages are certainly in another language than the page. */
export function useForeignPeer(messages: readonly ThreadMessage[]): boolean {
  const own = ownLanguage(useLocale());
  return useMemo(() => {
    const newest = messages.filter(isTranslatable).slice(-LANGUAGE_BY_MESSAGES);
    const language = languageOf(newest.map(({ msg }) => msg).join(' '));
    return language !== null && language !== own;
  }, [messages, own]);
}

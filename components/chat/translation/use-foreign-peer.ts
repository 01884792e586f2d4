'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadScript } from '#components/ui/load-script.ts';
import { LANGUAGE_BY_MESSAGES } from '#lib/chat/limits.ts';
import { languageOf } from '#lib/text/regional.ts';
import type { ThreadMessage } from '../state/types.ts';
import { isTranslatable } from './is-translatable.ts';

type Read = (text: string) => string | null;

/** Whether the peer's newest messages are certainly in another language than the page. */
export function useForeignPeer(messages: readonly ThreadMessage[]): boolean {
  const own = languageOf(useLocale());
  const [reader, setReader] = useState<{ read: Read } | null>(null);
  const text = messages
    .filter(isTranslatable)
    .slice(-LANGUAGE_BY_MESSAGES)
    .map(({ msg }) => msg)
    .join(' ');
  const needed = reader === null && text !== '';
  useEffect(() => {
    if (!needed) return undefined;
    let over = false;
    void loadScript(() => import('#lib/text/language.ts')).then(({ languageOf: read }) => {
      if (!over) setReader({ read });
    });
    return () => {
      over = true;
    };
  }, [needed]);
  const language = reader?.read(text) ?? null;
  return language !== null && language !== own;
}

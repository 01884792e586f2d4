'use client';

import { useState } from 'react';
import { readStored, writeStored } from '#components/ui/browser-memory.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { deskCall } from '../desk-call.ts';
import { deskError } from '../desk-errors.ts';
import { isLanguage } from './languages.ts';
import { PURPOSE, type Item } from './queue-item.ts';

const KEY = 'desk-queue-translation';

interface Asked {
  /** The id of the item. */
  of: string;
  status: 'pending' | 'shown' | 'hidden' | 'failed';
  errorMessage: string | null;
  /** By the original. */
  texts: ReadonlyMap<string, string>;
  complete: boolean;
}

const NONE: Asked = {
  of: '',
  status: 'hidden',
  errorMessage: null,
  texts: new Map(),
  complete: true,
};

function storedLanguage(): Locale {
  const stored = readStored(KEY);
  return isLanguage(stored) ? stored : 'en';
}

/** The machine translation of the current item, on request; that of another item is forgotten. */
export function useTranslation(item: Item | undefined) {
  const [to, setTo] = useState(storedLanguage);
  const [last, setLast] = useState(NONE);
  const asked = last.of === item?.id ? last : NONE;

  const ask = async ({ kind, id }: Item): Promise<void> => {
    const of = { ...NONE, of: id };
    setLast({ ...of, status: 'pending' });
    // An answer about an item that was decided meanwhile is dropped.
    const settle = (next: Asked) => {
      setLast((before) => (before.of === id ? next : before));
    };
    try {
      const body = { kind, id, to };
      const found = await deskCall('POST /api/desk/queue/translate', { body, purpose: PURPOSE });
      const texts = new Map(found.texts.map(({ text, translation }) => [text, translation]));
      settle({ ...of, status: 'shown', texts, complete: found.complete });
    } catch (error) {
      settle({ ...of, status: 'failed', errorMessage: deskError(error) });
    }
  };

  return {
    to,
    /** What was translated is forgotten. */
    setTo: (language: Locale): void => {
      setTo(language);
      setLast(NONE);
      writeStored(KEY, language === 'en' ? null : language);
    },
    ...asked,
    /** Translates the item, or hides and shows its translation. */
    toggle: (): void => {
      if (!item || asked.status === 'pending') return;
      const isKnown = asked.of === item.id && asked.status !== 'failed';
      if (!isKnown) void ask(item);
      else setLast({ ...asked, status: asked.status === 'shown' ? 'hidden' : 'shown' });
    },
  };
}

export type Translation = ReturnType<typeof useTranslation>;

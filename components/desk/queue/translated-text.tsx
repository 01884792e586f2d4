'use client';

import { clsx } from 'clsx';
import { createContext, useContext, type ReactNode } from 'react';
import type { Translation } from './use-translation.ts';

const Shown = createContext<Pick<Translation, 'to' | 'texts'> | null>(null);

interface TranslatedItemProps {
  translation: Translation;
  children: ReactNode;
}

/** An item whose texts have their translation below them while it is shown. */
export function TranslatedItem({ translation, children }: TranslatedItemProps) {
  return <Shown value={translation.status === 'shown' ? translation : null}>{children}</Shown>;
}

interface TranslatedTextProps {
  lang?: string;
  /** The text was replaced. */
  struck?: boolean;
  children: string;
}

/** A text as its member wrote it, and its machine translation where there is one. */
export function TranslatedText({ lang, struck = false, children }: TranslatedTextProps) {
  const shown = useContext(Shown);
  const translation = shown?.texts.get(children.trim());
  return (
    <>
      <span lang={lang} className={clsx(struck && 'line-through')}>
        {children}
      </span>
      {shown !== null && translation !== undefined && translation !== children.trim() && (
        <span className="mt-1 block border-l-2 border-accent pl-3" lang={shown.to}>
          <span className="sr-only" lang="en">
            Machine translation:{' '}
          </span>
          {translation}
        </span>
      )}
    </>
  );
}

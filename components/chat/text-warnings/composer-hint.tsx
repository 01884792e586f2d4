'use client';

import { Languages, Link, MessageCircleWarning, PhoneOff, ShieldAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { TextHint } from '#lib/text/hints.ts';

interface ComposerHintProps {
  hints: readonly TextHint[];
  /** The send was held back once; the next press confirms it. */
  held: boolean;
  peerName: string;
  cardCheckHref: string | null;
}

const icons = {
  offensive: MessageCircleWarning,
  phone: PhoneOff,
  risky_link: ShieldAlert,
  link: Link,
  contact: ShieldAlert,
  language: Languages,
};
/** The most important first; more than two at a time would not be read. */
const ORDER = Object.keys(icons) as TextHint['kind'][];
const MAX_HINTS = 2;

/** Above the field: what the member should know about the text before it is sent. */
export function ComposerHint({ hints, held, peerName: name, cardCheckHref }: ComposerHintProps) {
  const t = useTranslations('chat.hints');
  const check = useTranslations('chat.cardCheck');
  const language = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const weighed = [...hints].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const said = (hint: TextHint): string =>
    hint.kind === 'language'
      ? t('language', {
          name,
          spoken: language.of(hint.spoken) ?? hint.spoken,
          written: language.of(hint.written) ?? hint.written,
        })
      : t(hint.kind, { name });
  return (
    <ul className="motion-rise grid gap-2 rounded-card bg-sunken px-3.5 py-2.5 font-ui text-sm leading-snug">
      {weighed.slice(0, MAX_HINTS).map((hint) => {
        const Icon = icons[hint.kind];
        return (
          <li key={hint.kind} className="flex items-start gap-2.5">
            <Icon
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-px size-[1.15rem] shrink-0 text-accent-ink"
            />
            <span className="min-w-0">
              {said(hint)}
              {hint.kind === 'phone' && cardCheckHref !== null && (
                <a
                  href={cardCheckHref}
                  className="flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4"
                >
                  {check('action')}
                </a>
              )}
            </span>
          </li>
        );
      })}
      {held && <li className="border-t border-line pt-2 font-semibold">{t('again')}</li>}
    </ul>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { forgetDecision } from './cookie-memory.ts';

/** For the footer: the choice about cookies can be made anew at any time. */
export function CookieAgain({ className }: { className?: string }) {
  const t = useTranslations('legal.cookie');
  return (
    <button type="button" className={className} onClick={forgetDecision}>
      {t('again')}
    </button>
  );
}

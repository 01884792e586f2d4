'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { CookieBanner } from '#components/shell/cookie-banner.tsx';
import { call } from '#lib/http/client/call.ts';
import { keepDecision, onDecision, readDecision } from './cookie-memory.ts';

const SIX_MONTHS_MS = 182 * 86_400_000;
const LANGUAGES = ['it', 'es', 'fr', 'en'] as const;

/** The banner until this browser has chosen; nothing optional runs before. */
export function CookieChoice({ prefix }: { prefix: string }) {
  const t = useTranslations('legal.cookie');
  const locale = useLocale();
  const [openedAt] = useState(() => Date.now());
  const asked = useSyncExternalStore(
    onDecision,
    () => readDecision(openedAt) !== undefined,
    // The page is the same for everybody: only the browser knows whether it has chosen.
    () => true,
  );
  if (asked) return null;

  const decide = (allowed: Readonly<Record<string, boolean>>): void => {
    const choice = {
      measuring: allowed['measuring'] === true,
      marketing: allowed['marketing'] === true,
    };
    keepDecision({ ...choice, askAgainAt: new Date(Date.now() + SIX_MONTHS_MS).toISOString() });
    const language = LANGUAGES.find((known) => known === locale);
    // The choice holds in this browser whether or not its record arrives.
    call('POST /api/consents/cookies', {
      body: { ...choice, ...(language ? { language } : {}) },
    }).catch(() => undefined);
  };

  return (
    <CookieBanner
      purposes={[
        { id: 'necessary', label: t('necessary'), text: t('necessaryText'), required: true },
        { id: 'measuring', label: t('measuring'), text: t('measuringText') },
        { id: 'marketing', label: t('marketing'), text: t('marketingText') },
      ]}
      onDecide={decide}
      labels={{
        title: t('title'),
        text: t.rich('text', {
          link: (part) => <a href={`${prefix}/legal/cookie`}>{part}</a>,
        }),
        accept: t('accept'),
        reject: t('reject'),
        choose: t('choose'),
        save: t('save'),
      }}
    />
  );
}

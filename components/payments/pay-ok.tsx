'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';

const TO_CHATS_AFTER_MS = 6_000;

/** Content of /ok. The server has granted everything already; this page only says so and goes on. */
export function PayOk({ prefix, enabled }: { prefix: string; enabled: boolean }) {
  const t = useTranslations('payments.ok');
  useEffect(() => {
    const timer = setTimeout(
      () => {
        location.replace(`${prefix}/chats`);
      },
      enabled ? TO_CHATS_AFTER_MS : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [prefix, enabled]);
  if (!enabled) return null;
  return (
    <div className="mx-auto grid min-h-[70dvh] w-full max-w-prose content-center gap-5 px-(--gutter) py-10">
      <span aria-hidden="true" className="rule w-24" />
      <h1 className="display text-4xl">{t('title')}</h1>
      <p className="text-lg">{t('text')}</p>
      <div className="flex flex-wrap items-center gap-4 pt-2">
        <Button asChild size="lg">
          <a href={`${prefix}/chats`}>{t('action')}</a>
        </Button>
        <span className="text-sm text-ink-soft">{t('soon')}</span>
      </div>
    </div>
  );
}

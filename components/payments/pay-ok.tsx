'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { JustBought } from '#lib/payments/returns/just-bought.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { HappyCard } from './result-pictures.tsx';

const TO_CHATS_AFTER_MS = 6_000;

interface PayOkProps {
  bought: JustBought;
  /** The message that was pending for this payment could not be sent. */
  wasRefused: boolean;
  prefix: string;
}

/** Content of /ok. The server has already granted everything; this page says what, then goes on. */
export function PayOk({ bought, wasRefused, prefix }: PayOkProps) {
  const t = useTranslations('payments.ok');
  const { credits } = useMemberState();
  const [stays, setStays] = useState(false);
  const { kind, planName, chargeId, nextCharge } = bought;
  const isCheck = kind === 'card_check';
  const spent = bought.creditsBefore - credits.totalCredits;
  const key = isCheck ? 'check' : kind;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => {
      // A full page load: level and credits are read again from the server.
      location.replace(`${prefix}/chats`);
    }, TO_CHATS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [prefix, stays]);

  return (
    <div className="mx-auto grid min-h-[70dvh] w-full max-w-prose content-center gap-5 px-(--gutter) py-10 desk:justify-items-center desk:text-center">
      <HappyCard />
      <h1 className="display text-4xl">{t(`${key}.title`)}</h1>
      <p className="text-lg">{t(`${key}.text`, { plan: planName, credits: bought.credits })}</p>
      {!isCheck && spent > 0 && <p className="text-lg">{t('sent', { count: spent })}</p>}
      {!isCheck && (
        <p className="tabular text-lg font-semibold">
          {t('total', { count: credits.totalCredits })}
        </p>
      )}
      {nextCharge !== null && <p className="text-ink-soft">{t('next', { line: nextCharge })}</p>}
      {wasRefused && <p className="rounded-card bg-sunken p-4">{t('pendingRefused')}</p>}
      <div className="flex flex-wrap items-center gap-3 pt-2 desk:justify-center">
        <a href={`${prefix}/chats`} className={buttonStyle({ size: 'lg' })}>
          {t('action')}
        </a>
        {!stays && (
          <Button
            size="lg"
            variant="secondary"
            onClick={() => {
              setStays(true);
            }}
          >
            {t('stay')}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {stays ? '' : t('soon')}
      </p>
      {chargeId !== null && (
        <div className="grid gap-3 border-t border-line pt-5 text-sm">
          <p className="grid justify-items-start gap-1 text-ink-soft">
            <a
              href={`/api/legal/get_receipt/${chargeId}`}
              download={`receipt-${chargeId}.pdf`}
              className="font-semibold text-ink underline"
            >
              {t('receipt')}
            </a>
            {t('mailed')}
          </p>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {kind === 'subscription' && (
              <a href={`${prefix}/legal/cancel`} className="underline">
                {t('cancel')}
              </a>
            )}
            <a href={`${prefix}/legal/withdraw`} className="underline">
              {t('withdraw')}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

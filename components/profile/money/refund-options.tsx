'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { HistoryLine } from '#lib/payments/history/queries.ts';
import { call } from '#lib/http/client/call.ts';
import { AskedTwice } from './asked-twice.tsx';
import { useMoneyFormat } from './use-money-format.ts';

interface RefundOptionsProps {
  line: HistoryLine;
  trackerId: string;
  timeZone: string;
}

/** The two options to reverse an order, each shown until its deadline: the guarantee and the statutory withdrawal. */
export function RefundOptions({ line, trackerId, timeZone }: RefundOptionsProps) {
  const t = useTranslations('money.back');
  const rights = useTranslations('rights.withdraw');
  const [expectedMinor, setExpectedMinor] = useState<number>();
  const { money, day } = useMoneyFormat(timeZone);
  const { orderId, amountMinor, currency } = line;
  const { withdrawUntil, guaranteeUntil } = line.rights;

  const preview = () =>
    call('GET /api/orders/withdrawal/{trackerId}/{orderId}', { params: { trackerId, orderId } });
  return (
    <>
      {guaranteeUntil !== null && (
        <AskedTwice
          button={t('guarantee', { date: day(guaranteeUntil) })}
          title={t('guaranteeTitle')}
          consequence={() => <p>{t('guaranteeText', { amount: money(amountMinor, currency) })}</p>}
          confirm={t('guaranteeConfirm')}
          doneTitle={t('done')}
          act={async () => {
            const back = await call('POST /api/orders/guarantee', { body: { orderId } });
            return <p>{t('doneText', { amount: money(back.refundMinor, back.currency) })}</p>;
          }}
        />
      )}
      {withdrawUntil !== null && (
        <AskedTwice
          button={rights('go')}
          title={rights('title')}
          consequence={async () => {
            const seen = await preview();
            setExpectedMinor(seen.refundMinor);
            const values = {
              amount: money(seen.refundMinor, seen.currency),
              until: day(seen.until),
              credits: seen.creditsRemoved,
            };
            return <p>{t(seen.by === 'time' ? 'byTime' : 'byCredits', values)}</p>;
          }}
          confirm={rights('confirm')}
          doneTitle={rights('done')}
          act={async () => {
            const body = { orderId, ...(expectedMinor !== undefined && { expectedMinor }) };
            const back = await call('POST /api/orders/withdraw', { body });
            return <p>{t('doneText', { amount: money(back.refundMinor, back.currency) })}</p>;
          }}
        />
      )}
    </>
  );
}

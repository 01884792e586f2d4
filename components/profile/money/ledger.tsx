'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMutation } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import type { LedgerLine } from '#lib/credits/ledger.ts';
import { useMoneyFormat } from './use-money-format.ts';

/** As the page renders them, and as the wire brings older ones. */
type Line = Omit<LedgerLine, 'at' | 'expiresAt'> & {
  readonly at: Date | string;
  readonly expiresAt: Date | string | null;
};

interface LedgerProps {
  first: readonly Line[];
  /** Number of entries read at a time. */
  pageSize: number;
  trackerId: string;
  timeZone: string;
}

/** Every credit granted or spent, with the reason, the peer and the balance. */
export function Ledger({ first, pageSize, trackerId, timeZone }: LedgerProps) {
  const t = useTranslations('money.ledger');
  const format = useFormatter();
  const { day } = useMoneyFormat(timeZone);
  const [lines, setLines] = useState<readonly Line[]>(first);
  const [isLast, setIsLast] = useState(first.length < pageSize);

  const readOn = useMutation(async () => {
    const last = lines.at(-1);
    const { entries } = await call('GET /api/get/credits/{trackerId}', {
      params: { trackerId },
      query: { ...(last && { before: last.id }), limit: pageSize },
    });
    setLines([...lines, ...entries]);
    setIsLast(entries.length < pageSize);
  });
  if (lines.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {lines.map(({ id, at, delta, bucket, balanceAfter, reason, peer, orderId, expiresAt }) => (
          <li key={id} className="grid grid-cols-1 gap-0.5 py-3 first:pt-0">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium break-words">
                {orderId === null ? (
                  t(`reason.${reason}`)
                ) : (
                  <a href={`#order-${orderId}`} className="underline underline-offset-4">
                    {t(`reason.${reason}`)}
                  </a>
                )}
                {peer && ` · ${peer.name}`}
              </span>
              <span className="tabular shrink-0 font-semibold">
                {format.number(delta, { signDisplay: 'always' })}
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
              <span>
                {format.dateTime(new Date(at), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                  timeZone,
                })}
              </span>
              <span>{t('left', { count: balanceAfter, bucket: t(`bucket.${bucket}`) })}</span>
            </span>
            {peer?.hosted === true && <span className="text-sm">{t('hosted')}</span>}
            {expiresAt !== null && (
              <span className="text-sm text-ink-soft">{t('ends', { date: day(expiresAt) })}</span>
            )}
          </li>
        ))}
      </ul>
      {!isLast && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          pending={readOn.pending}
          onClick={readOn.run}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

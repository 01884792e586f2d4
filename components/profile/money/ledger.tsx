'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import type { LedgerLine } from '#lib/credits/ledger.ts';

type Line = Omit<LedgerLine, 'at'> & { readonly at: Date | string };

interface LedgerProps {
  first: readonly Line[];
  /** So many are read at a time. */
  pageSize: number;
  trackerId: string;
  timeZone: string;
}

/** Every credit that came or went, with why, to whom and what was left. */
export function Ledger({ first, pageSize, trackerId, timeZone }: LedgerProps) {
  const t = useTranslations('money.ledger');
  const format = useFormatter();
  const tellError = useTellError();
  const [lines, setLines] = useState<readonly Line[]>(first);
  const [isLast, setIsLast] = useState(first.length < pageSize);
  const [reading, setReading] = useState(false);

  const readOn = async (): Promise<void> => {
    const last = lines.at(-1);
    setReading(true);
    try {
      const { entries } = await call('GET /api/get/credits/{trackerId}', {
        params: { trackerId },
        query: { ...(last && { before: last.id }), limit: pageSize },
      });
      setLines([...lines, ...entries]);
      setIsLast(entries.length < pageSize);
    } catch (error) {
      tellError(error);
    } finally {
      setReading(false);
    }
  };
  if (lines.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {lines.map(({ id, at, delta, bucket, balanceAfter, reason, peer }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0">
            <span className="grid min-w-0">
              <span className="font-medium break-words">
                {t(`reason.${reason}`)}
                {peer && ` · ${peer.name}`}
              </span>
              {peer?.hosted === true && <span className="text-sm">{t('hosted')}</span>}
              <span className="text-sm text-ink-soft">
                {format.dateTime(new Date(at), {
                  ...{ dateStyle: 'medium', timeStyle: 'short', timeZone },
                })}
              </span>
            </span>
            <span className="grid shrink-0 justify-items-end">
              <span className="tabular font-semibold">
                {format.number(delta, { signDisplay: 'always' })}
              </span>
              <span className="text-sm text-ink-soft">
                {t('left', { count: balanceAfter, bucket: t(`bucket.${bucket}`) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {!isLast && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          pending={reading}
          onClick={() => {
            void readOn();
          }}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

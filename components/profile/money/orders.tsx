'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMutation } from '#components/requests/use-request.ts';
import { saveFile } from '#components/media/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import type { HistoryLine } from '#lib/payments/history/queries.ts';
import { RefundOptions } from './refund-options.tsx';
import { useMoneyFormat } from './use-money-format.ts';

interface OrdersProps {
  lines: readonly HistoryLine[];
  trackerId: string;
  timeZone: string;
}

/** All paid orders, newest first: the receipt, refunds, and what can still be requested. */
export function Orders({ lines, trackerId, timeZone }: OrdersProps) {
  const t = useTranslations('money.orders');
  const { money, day } = useMoneyFormat(timeZone);
  if (lines.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li
          key={line.chargeId}
          id={`order-${line.orderId}`}
          className="grid scroll-mt-24 gap-2 py-4 first:pt-0"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-semibold break-words">{line.planName}</span>
            <span className="tabular font-semibold">{money(line.amountMinor, line.currency)}</span>
          </div>
          <p className="text-sm text-ink-soft">
            {t(line.isRenewal ? 'renewed' : 'bought', { date: day(line.at) })}
          </p>
          {line.returningMinor > 0 && (
            <p className="text-sm">
              {t('returning', { amount: money(line.returningMinor, line.currency) })}
            </p>
          )}
          {line.refundedMinor > 0 && (
            <p className="text-sm">
              {t('refunded', { amount: money(line.refundedMinor, line.currency) })}
            </p>
          )}
          <div className="flex flex-wrap gap-x-4">
            <SavePdf
              path={`/api/legal/get_receipt/${line.chargeId}`}
              name={line.chargeId}
              label={t('receipt')}
            />
            {line.creditNotes.map((label) => (
              <SavePdf
                key={label}
                path={`/api/legal/get_credit_note/${line.chargeId}/${label}`}
                name={label}
                label={t('creditNote', { label })}
              />
            ))}
          </div>
          <RefundOptions line={line} trackerId={trackerId} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

interface SavePdfProps {
  path: string;
  /** File name, if the server gives none. */
  name: string;
  label: string;
}

/** Saves a receipt or a credit note. */
function SavePdf({ path, name, label }: SavePdfProps) {
  const { pending, run } = useMutation(() => saveFile(path, `${name}.pdf`));
  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      pending={pending}
      onClick={run}
    >
      <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {label}
    </Button>
  );
}

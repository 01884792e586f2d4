import { useTranslations } from 'next-intl';
import type { FailedTry } from '#lib/payments/history/failed-tries.ts';
import { useMoneyFormat } from './use-money-format.ts';

export type FailedTryRow = Omit<FailedTry, 'outcome'> & {
  /** The reason, in the copy of the payment page. */
  readonly why: string;
};

interface FailedTriesProps {
  tries: readonly FailedTryRow[];
  timeZone: string;
}

/** Collapsed: recent attempts that charged nothing. Renders nothing if there are none. */
export function FailedTries({ tries, timeZone }: FailedTriesProps) {
  const t = useTranslations('money.tries');
  const { money, day } = useMoneyFormat(timeZone);
  if (tries.length === 0) return null;
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer content-center font-ui font-semibold">
        {t('title', { count: tries.length })}
      </summary>
      <p className="pb-2 text-sm text-ink-soft">{t('text')}</p>
      <ul className="divide-y divide-line">
        {tries.map(({ id, planName, amountMinor, currency, why, at }) => (
          <li key={id} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 break-words">{planName}</span>
              <span className="tabular">{money(amountMinor, currency)}</span>
            </span>
            <span className="text-sm text-ink-soft">
              {day(at)} · {why}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

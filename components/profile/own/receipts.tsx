'use client';

import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { saveFile } from './save-file.ts';

interface Purchase {
  readonly chargeId: string;
  /** Decimal, in the brand's currency. */
  readonly price: string;
  readonly paidAt: Date;
}

interface ReceiptsProps {
  purchases: readonly Purchase[];
  currency: string;
  timeZone: string;
}

const SHOWN_FIRST = 6;

/** What was paid, newest first; a press on a line saves its receipt as a PDF. */
export function Receipts({ purchases, currency, timeZone }: ReceiptsProps) {
  const t = useTranslations('account.receipts');
  const format = useFormatter();
  const tellError = useTellError();
  const [fetching, setFetching] = useState<string>();
  const [all, setAll] = useState(false);
  const shown = all ? purchases : purchases.slice(0, SHOWN_FIRST);

  const save = async (chargeId: string): Promise<void> => {
    setFetching(chargeId);
    try {
      await saveFile(`/api/legal/get_receipt/${chargeId}`, `${chargeId}.pdf`);
    } catch (error) {
      tellError(error);
    } finally {
      setFetching(undefined);
    }
  };

  if (purchases.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ chargeId, price, paidAt }) => (
          <li key={chargeId}>
            <button
              type="button"
              disabled={fetching !== undefined}
              aria-busy={fetching === chargeId || undefined}
              onClick={() => {
                void save(chargeId);
              }}
              className="group/line flex min-h-13 w-full items-center gap-4 text-left font-ui disabled:cursor-progress"
            >
              <span className="flex-1 underline-offset-4 group-hover/line:underline">
                {format.dateTime(paidAt, { dateStyle: 'long', timeZone })}
              </span>
              <span className="tabular font-semibold">
                {format.number(Number(price), { style: 'currency', currency })}
              </span>
              <span className="grid size-6 place-items-center text-ink-soft">
                {fetching === chargeId ? (
                  <Spinner />
                ) : (
                  <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
                )}
              </span>
              <span className="sr-only">{t(fetching === chargeId ? 'saving' : 'save')}</span>
            </button>
          </li>
        ))}
      </ul>
      {purchases.length > shown.length && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setAll(true);
          }}
        >
          {t('all', { count: purchases.length })}
        </Button>
      )}
    </>
  );
}

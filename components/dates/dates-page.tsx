'use client';

import { CalendarPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { call } from '#lib/http/client/call.ts';
import { DateCard } from './date-card.tsx';
import { DateForm, type MeetingRange } from './date-form.tsx';
import type { SharedDate } from './types.ts';

interface DatesPageProps {
  initial: readonly SharedDate[];
  /** Name of the member whose conversation led here: the form opens with it. */
  withName: string | null;
  range: MeetingRange;
  timeZone: string;
}

/** The dates that the member shares with someone they trust, and the form for one more. */
export function DatesPage({ initial, withName, range, timeZone }: DatesPageProps) {
  const t = useTranslations('dates');
  const [dates, setDates] = useState(initial);
  const [open, setOpen] = useState(withName !== null);
  const [pending, setPending] = useState(false);
  const formId = useId();
  const showError = useErrorToast();
  const reload = async (): Promise<void> => {
    try {
      setDates((await call('GET /api/users/dates')).dates);
    } catch (error) {
      showError(error);
    }
  };
  const share = (
    <Button
      aria-haspopup="dialog"
      onClick={() => {
        setOpen(true);
      }}
    >
      <CalendarPlus aria-hidden="true" strokeWidth={1.75} />
      {t('new')}
    </Button>
  );
  return (
    <main className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3 px-(--gutter) pt-1 pb-10 sm:pt-6">
      <header className="grid justify-items-start gap-3 pt-2">
        <h1 className="display text-3xl max-desk:sr-only">{t('list')}</h1>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
        {dates.length > 0 && share}
      </header>
      {dates.length === 0 ? (
        <EmptyState
          wide
          picture={<EmptyPicture kind="empty" />}
          title={t('empty.title')}
          action={share}
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {dates.map((date) => (
            <li key={date.id}>
              <DateCard date={date} timeZone={timeZone} onChanged={reload} />
            </li>
          ))}
        </ul>
      )}
      <Panel
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        closeLabel={t('form.close')}
        footer={
          <Button type="submit" form={formId} size="lg" wide pending={pending}>
            {t('form.submit')}
          </Button>
        }
      >
        <DateForm
          id={formId}
          onPending={setPending}
          withName={withName ?? ''}
          range={range}
          timeZone={timeZone}
          onShared={async () => {
            setOpen(false);
            await reload();
          }}
        />
      </Panel>
    </main>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRequest } from '#components/requests/use-request.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { longDate } from '#lib/text/long-date.ts';
import { PlanFacts } from './plan-facts.tsx';
import type { SharedDate } from './types.ts';

interface DateCardProps {
  date: SharedDate;
  timeZone: string;
  /** Called after each change; resolves once the list is up to date. */
  onChanged: () => Promise<void>;
}

const TONES = {
  planned: 'accent',
  checked_in: 'success',
  missed: 'danger',
  canceled: 'neutral',
} as const;

/** A shared date: the plan, whom we email without a check-in, and how to check in or cancel it. */
export function DateCard({ date, timeZone, onChanged }: DateCardProps) {
  const t = useTranslations('dates.row');
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  const checking = useRequest();
  const canceling = useRequest();
  const { id, name, place, contact, agreement, state } = date;
  const moment = (at: string): string => longDate(new Date(at), timeZone, locale, 'short moment');
  const checkIn = async (): Promise<void> => {
    const done = await checking.run(() =>
      call('POST /api/users/dates/{id}/checkIn', { params: { id } }),
    );
    if (!done) return;
    showToast('success', { title: t('fineDone') });
    await onChanged();
  };
  const cancel = async (): Promise<void> => {
    const done = await canceling.run(() =>
      call('POST /api/users/dates/{id}/cancel', { params: { id } }),
    );
    if (!done) return;
    setAsked(false);
    await onChanged();
  };
  const isOpen = state === 'planned' || state === 'missed';
  return (
    <article className="card grid grid-cols-1 gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="display text-xl [overflow-wrap:anywhere]">{t('with', { name })}</h2>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <PlanFacts
        facts={[
          [t('where'), place],
          [t('when'), moment(date.meetAt)],
          ...(isOpen ? [[t('checkIn'), moment(date.checkInAt)] as const] : []),
          [
            t('contact'),
            <span key="contact" className="grid gap-0.5">
              {contact}
              {isOpen && (
                <span className="text-sm font-normal text-ink-soft">
                  {t(`agreement.${agreement}`)}
                </span>
              )}
            </span>,
          ],
        ]}
      />
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={state === 'missed' ? 'primary' : 'secondary'}
            pending={checking.pending}
            aria-label={t('fineOne', { name })}
            onClick={() => {
              void checkIn();
            }}
          >
            {t('fine')}
          </Button>
          {state === 'planned' && (
            <Button
              variant="quiet"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('cancelOne', { name })}
              onClick={() => {
                setAsked(true);
              }}
            >
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
      <Popup
        open={asked}
        onOpenChange={setAsked}
        title={t('cancelTitle')}
        body={<p>{t('cancelText')}</p>}
        closeLabel={t('cancelNo')}
        actions={[
          {
            label: t('cancelYes'),
            tone: 'danger',
            stays: true,
            pending: canceling.pending,
            onPress: () => void cancel(),
          },
          { label: t('cancelNo'), tone: 'quiet' },
        ]}
      />
    </article>
  );
}

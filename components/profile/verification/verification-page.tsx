'use client';

import { BadgeCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AccountNav } from '#components/profile/own/account-nav.tsx';
import { Button } from '#components/ui/button.tsx';
import { SelfieStep } from './selfie-step.tsx';
import type { VerificationData } from './types.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useVerification } from './use-verification.ts';

interface VerificationPageProps {
  trackerId: string;
  initial: VerificationData;
  timeZone: string;
  prefix: string;
}

/** Where a member proves that the main photo shows them: a pose, a selfie, and the result. */
export function VerificationPage({ trackerId, initial, timeZone, prefix }: VerificationPageProps) {
  const t = useTranslations('verification');
  const format = useFormatter();
  const { current, busy, ask, send, withdraw } = useVerification(trackerId, initial);
  const { state, checkedAt, pose, expiresAt, reason, selfReviewSeconds } = current;
  const root = useStepFocus(pose ?? (checkedAt === null ? state : 'verified'), busy);
  const day = (at: string): string =>
    format.dateTime(new Date(at), { dateStyle: 'long', timeZone });
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="profile" prefix={prefix} />
      <h1 className="display pt-6 text-3xl lg:pt-10">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t('lead')}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div ref={root} className="grid max-w-prose justify-items-start gap-5">
          <div aria-live="polite" className="-mb-5 grid gap-5 not-empty:mb-0">
            {checkedAt !== null && (
              <p className="flex items-center gap-2 font-semibold text-success">
                <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0" />
                {t('verified', { date: day(checkedAt) })}
              </p>
            )}
            {checkedAt === null && state === 'approved' && <p>{t('newPhoto')}</p>}
            {state === 'refused' && reason !== null && (
              <div className="grid gap-1 rounded-field bg-sunken px-4 py-3">
                <p className="font-semibold">{t('refused')}</p>
                <p>{t(`reasons.${reason}`)}</p>
              </div>
            )}
            {state === 'lapsed' && <p>{t('lapsed')}</p>}
            {state === 'pending' && (
              <div className="grid gap-1 rounded-field bg-sunken px-4 py-3">
                <h2 tabIndex={-1} className="font-semibold outline-none">
                  {t('pending')}
                </h2>
                <p className="text-ink-soft">
                  {selfReviewSeconds === null
                    ? t('pendingText')
                    : t('demo', { seconds: selfReviewSeconds })}
                </p>
              </div>
            )}
          </div>
          {pose !== null && expiresAt !== null ? (
            <SelfieStep
              pose={pose}
              expiresAt={expiresAt}
              timeZone={timeZone}
              sending={busy}
              onSend={(file) => void send(file)}
            />
          ) : (
            checkedAt === null &&
            state !== 'pending' && (
              <Begin current={current} busy={busy} day={day} prefix={prefix} onBegin={ask} />
            )
          )}
          {(checkedAt !== null || state === 'pending') && (
            <Button variant="quiet" pending={busy} onClick={() => void withdraw()}>
              {t(checkedAt === null ? 'withdraw' : 'removeBadge')}
            </Button>
          )}
        </div>
        <ul className="grid max-w-prose list-disc gap-1 pl-5 text-sm text-ink-soft lg:gap-3 lg:rounded-card lg:bg-sunken lg:py-7 lg:pr-7 lg:pl-11 lg:text-base">
          {(['deleted', 'noTemplate', 'noRights'] as const).map((fact) => (
            <li key={fact}>{t(`facts.${fact}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface BeginProps {
  current: VerificationData;
  busy: boolean;
  day: (at: string) => string;
  prefix: string;
  onBegin: () => Promise<void>;
}

/** The button that asks for a pose, or what is missing for it. */
function Begin({ current, busy, day, prefix, onBegin }: BeginProps) {
  const t = useTranslations('verification');
  const { hasMainPhoto, attemptsLeft, nextAttemptAt, state } = current;
  if (!hasMainPhoto) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>{t('noPhoto')}</p>
        <a
          href={`${prefix}/profile#edit-photo`}
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
        >
          {t('toPhotos')}
        </a>
      </div>
    );
  }
  if (attemptsLeft <= 0 && nextAttemptAt !== null) {
    return <p>{t('spent', { date: day(nextAttemptAt) })}</p>;
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button pending={busy} onClick={() => void onBegin()}>
        {t(state === 'refused' || state === 'lapsed' ? 'again' : 'begin')}
      </Button>
      <p className="text-sm text-ink-soft">{t('attempts', { count: attemptsLeft })}</p>
    </div>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AccountNav } from '#components/profile/own/account-nav.tsx';
import { showToast } from '#components/ui/toast.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { ReviewForm } from './review-form.tsx';
import type { OwnReviewData } from './types.ts';
import { WrittenReviewView } from './written-review.tsx';

interface OwnReviewPageProps {
  reviewData: OwnReviewData;
  language: Locale;
  languages: readonly Locale[];
  timeZone: string;
  prefix: string;
}

/** The member's own review: a hint that it is too early, a form, or the written review. */
export function OwnReviewPage(props: OwnReviewPageProps) {
  const { language, languages, timeZone, prefix } = props;
  const t = useTranslations('reviews.own');
  const [editing, setEditing] = useState(false);
  const { data: reviewData, mutate } = useSWR('own-review', () => call('GET /api/users/review'), {
    fallbackData: props.reviewData,
  });
  const { from, emailConfirmed, names, review } = reviewData;

  const take = (next: OwnReviewData): void => {
    setEditing(false);
    showToast('success', { title: t(next.review === null ? 'withdrawn' : 'sent') });
    void mutate(next, { revalidate: false });
  };
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="profile" prefix={prefix} />
      <h1 className="display pt-6 text-3xl lg:pt-10">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t('lead')}</p>
      <div className="mt-8 max-w-[34rem]">
        {review !== null && !editing ? (
          <WrittenReviewView
            review={review}
            timeZone={timeZone}
            prefix={prefix}
            onEdit={() => {
              setEditing(true);
            }}
            onReviewChange={take}
          />
        ) : from !== null || !emailConfirmed ? (
          <NotYet from={from} timeZone={timeZone} prefix={prefix} />
        ) : (
          <ReviewForm
            names={names}
            review={review}
            language={language}
            languages={languages}
            onSent={take}
            {...(review !== null && {
              onCancel: () => {
                setEditing(false);
              },
            })}
          />
        )}
      </div>
      <p className="mt-8">
        <a
          href={`${prefix}/reviews#checks`}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
        >
          {t('how')}
        </a>
      </p>
    </div>
  );
}

interface NotYetProps {
  from: string | null;
  timeZone: string;
  prefix: string;
}

function NotYet({ from, timeZone, prefix }: NotYetProps) {
  const t = useTranslations('reviews.own');
  const format = useFormatter();
  if (from !== null) {
    const date = format.dateTime(new Date(from), { dateStyle: 'long', timeZone });
    return <p className="rounded-field bg-sunken px-4 py-3">{t('early', { date })}</p>;
  }
  return (
    <div className="grid justify-items-start gap-2 rounded-field bg-sunken px-4 py-3">
      <p>{t('unconfirmed')}</p>
      <a
        href={`${prefix}/profile/security#address`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('confirm')}
      </a>
    </div>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRequest } from '#components/requests/use-request.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { call } from '#lib/http/client/call.ts';
import { ReviewAppeal } from './review-appeal.tsx';
import { Stars } from './stars.tsx';
import type { OwnReviewData, WrittenReview } from './types.ts';

const TONE = { pending: 'neutral', approved: 'success', rejected: 'danger' } as const;

interface WrittenReviewProps {
  review: WrittenReview;
  timeZone: string;
  prefix: string;
  onEdit: () => void;
  onReviewChange: (reviewData: OwnReviewData) => void;
}

/** The written review: its text, its moderation state, and the actions on it. */
export function WrittenReviewView(props: WrittenReviewProps) {
  const { review, timeZone, prefix, onEdit, onReviewChange } = props;
  const t = useTranslations('reviews.own');
  const tReviews = useTranslations('reviews');
  const format = useFormatter();
  const [asking, setAsking] = useState(false);
  const { pending, run } = useRequest();
  const { state, stars, text, name, language, reply, publishedAt } = review;
  const date =
    publishedAt === null
      ? ''
      : format.dateTime(new Date(publishedAt), { dateStyle: 'long', timeZone });

  const withdraw = async (): Promise<void> => {
    onReviewChange(await call('DELETE /api/users/review'));
  };
  return (
    <div className="grid gap-6">
      <div role="status" className="grid justify-items-start gap-1.5">
        <Badge tone={TONE[state]}>{t(state, { date })}</Badge>
        {state === 'rejected' ? (
          review.reason !== null && <p>{tReviews(`reasons.${review.reason}`)}</p>
        ) : (
          <p className="text-ink-soft">{t(`${state}How`)}</p>
        )}
      </div>
      <figure className="grid gap-3 border-t border-line pt-5">
        <Stars value={stars} label={tReviews('stars', { stars })} />
        <blockquote lang={language} className="text-lg wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
        <figcaption className="font-ui text-sm text-ink-soft">{name}</figcaption>
        {reply !== null && (
          <div className="border-l-2 border-accent-ink pl-4">
            <p className="font-ui text-sm font-semibold">{t('reply')}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">{reply}</p>
          </div>
        )}
      </figure>
      {state === 'approved' && (
        <p>
          <a
            href={`${prefix}/reviews`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('see')}
          </a>
        </p>
      )}
      {review.appeal !== null && (
        <ReviewAppeal appeal={review.appeal} onReviewChange={onReviewChange} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('withdraw')}
        </Button>
      </div>
      <Popup
        open={asking}
        onOpenChange={setAsking}
        title={t('withdrawTitle')}
        body={<p>{t('withdrawText')}</p>}
        blocking={pending}
        closeLabel={t('keep')}
        actions={[
          { label: t('keep'), tone: 'primary' },
          {
            label: t('withdrawYes'),
            tone: 'danger',
            stays: true,
            pending,
            onPress: () => {
              void run(withdraw);
            },
          },
        ]}
      />
    </div>
  );
}

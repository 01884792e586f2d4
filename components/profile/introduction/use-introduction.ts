'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { photoActions } from '../photos/photo-actions.ts';
import { useReviewPace } from '../photos/use-review-pace.ts';

type IntroductionAnswer = AnswerOf<Contracts['GET /api/users/introduction/{trackerId}']>;

/** The member's voice introduction and the actions on it, which are those of a photo. */
export function useIntroduction(trackerId: string) {
  const t = useTranslations('photos.introduction');
  const showError = useErrorToast();
  const { data, error, mutate } = useSWR<IntroductionAnswer, unknown>(
    ['introduction', trackerId],
    () => call('GET /api/users/introduction/{trackerId}', { params: { trackerId } }),
  );
  const refresh = useCallback(() => void mutate(), [mutate]);
  const introduction = data?.introduction;
  useReviewPace(
    introduction?.state === 'pending' && { selfReviewSeconds: data?.selfReviewSeconds ?? null },
    refresh,
  );

  const known = useRef<{ readonly id: string; readonly state: string }>(null);
  useEffect(() => {
    const before = known.current;
    const isLive = introduction?.state === 'approved' && introduction.id === before?.id;
    if (isLive && before.state === 'pending') showToast('success', { title: t('live') });
    known.current = introduction ?? null;
  }, [introduction, t]);

  /** False if it was refused; the error is shown. The current state is fetched in both cases. */
  const change = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      await mutate();
      return true;
    } catch (refused) {
      showError(refused);
      refresh();
      return false;
    }
  };

  return {
    answer: data,
    failed: error !== undefined && !data,
    refresh,
    ...photoActions(trackerId, change),
  };
}

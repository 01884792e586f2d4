'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { storeAvatar } from '#components/media/avatar-memory.ts';
import type { OwnPhoto, PhotosAnswer } from '#components/media/types.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { photoActions } from './photo-actions.ts';
import { useReviewPace } from './use-review-pace.ts';

/** In the order that others see: the main one first, then the stored order. */
export function asShown(photos: readonly OwnPhoto[]): readonly OwnPhoto[] {
  return [...photos].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The member's photos and the actions on them; every change returns the whole list. */
export function usePhotos(trackerId: string) {
  const t = useTranslations('photos');
  const showError = useErrorToast();
  const { data, error, mutate } = useSWR<PhotosAnswer, unknown>(['photos', trackerId], () =>
    call('GET /api/users/photos/{trackerId}', { params: { trackerId } }),
  );
  const refresh = useCallback(() => void mutate(), [mutate]);
  useReviewPace(data?.photos.some(({ state }) => state === 'pending') === true && data, refresh);

  const known = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { id, state } of data?.photos ?? []) {
      if (known.current.get(id) === 'pending' && state === 'approved') {
        showToast('success', { title: t('approved') });
      }
      known.current.set(id, state);
    }
  }, [data, t]);

  // However it was chosen: the member's picture is the first one that others see or are to see.
  useEffect(() => {
    if (data) storeAvatar(asShown(data.photos).find(({ state }) => state !== 'rejected')?.path);
  }, [data]);

  /** False if it was refused; the error is shown, and the current list is fetched. */
  const change = async (work: Promise<PhotosAnswer>): Promise<boolean> => {
    try {
      await mutate(await work, { revalidate: false });
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
    order: (order: string[]) =>
      change(call('PUT /api/users/photos/{trackerId}', { params: { trackerId }, body: { order } })),
    ...photoActions(trackerId, change),
  };
}

export type Photos = ReturnType<typeof usePhotos>;

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { sendForm } from '#components/media/send-form.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { call } from '#lib/http/client/call.ts';
import type { VerificationData } from './types.ts';

const SOON_MS = 3_000;
const LATER_MS = 30_000;

/** How often to check whether the selfie was decided on; 0: not at all. */
function pace({ state, selfReviewSeconds }: VerificationData): number {
  if (state !== 'pending') return 0;
  return selfReviewSeconds === null ? LATER_MS : SOON_MS;
}

async function sendSelfie(trackerId: string, file: File): Promise<VerificationData> {
  const form = new FormData();
  form.set('selfie', file);
  const path = `/api/users/verification/${encodeURIComponent(trackerId)}/selfie`;
  const options = {
    onShare: () => undefined,
    signal: new AbortController().signal,
  };
  return (await sendForm(path, form, options)) as VerificationData;
}

/** The verification of the member's main photo, and the actions on it; each returns the new state. */
export function useVerification(trackerId: string, initial: VerificationData) {
  const showError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const params = { trackerId };
  const { data, mutate } = useSWR<VerificationData>(
    ['verification', trackerId],
    () => call('GET /api/users/verification/{trackerId}', { params }),
    { fallbackData: initial },
  );
  const current = data ?? initial;
  const every = pace(current);
  useEffect(() => {
    if (every === 0) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate();
    }, every);
    return () => {
      clearInterval(timer);
    };
  }, [every, mutate]);

  const change = async (work: Promise<VerificationData>): Promise<void> => {
    setBusy(true);
    try {
      await mutate(await work, { revalidate: false });
    } catch (error) {
      showError(error);
      void mutate();
    } finally {
      setBusy(false);
    }
  };
  return {
    current,
    busy,
    ask: () => change(call('POST /api/users/verification/{trackerId}', { params })),
    send: (file: File) => change(sendSelfie(trackerId, file)),
    withdraw: () => change(call('DELETE /api/users/verification/{trackerId}', { params })),
  };
}

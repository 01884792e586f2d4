'use client';

import { useTranslations } from 'next-intl';
import { showToast } from '#components/ui/toast.tsx';
import { codeOf } from '#lib/http/client/call.ts';

/** Says in passing why a call failed; for what one can simply try again. */
export function useErrorToast(): (error: unknown) => void {
  const errors = useTranslations('errors');
  return (error) => {
    showToast('error', { title: errors(codeOf(error)) });
  };
}

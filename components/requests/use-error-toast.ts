'use client';

import { useErrorMessages } from './use-error-messages.ts';
import { showToast } from '#components/ui/toast.tsx';
import { codeOf } from '#lib/http/client/call-error.ts';

/** Shows in a toast why a call failed; for actions that can simply be retried. */
export function useErrorToast(): (error: unknown) => void {
  const errors = useErrorMessages();
  return (error) => {
    showToast('error', { title: errors(codeOf(error)) });
  };
}

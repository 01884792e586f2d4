'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';

/** Cancels the requested erasure. */
export function CancelErasure({ trackerId }: { trackerId: string }) {
  const t = useTranslations('shell.erasure');
  const router = useRouter();
  const { pending, run } = useRequest();
  const cancel = async (): Promise<void> => {
    await call('POST /api/users/keepAccount', { body: { clickid: trackerId } });
    showToast('success', { title: t('cancelled') });
    router.refresh();
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      onClick={() => {
        void run(cancel);
      }}
    >
      {t('keep')}
    </Button>
  );
}

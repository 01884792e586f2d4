'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useToldCall } from '#components/notifications/use-told-call.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';

/** Takes the wish to be erased back. */
export function KeepAccount({ trackerId }: { trackerId: string }) {
  const t = useTranslations('shell.erasure');
  const router = useRouter();
  const { pending, run } = useToldCall();
  const keep = async (): Promise<void> => {
    await call('POST /api/users/keepAccount', { body: { clickid: trackerId } });
    showToast('success', { title: t('kept') });
    router.refresh();
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      onClick={() => {
        void run(keep);
      }}
    >
      {t('keep')}
    </Button>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';

/** Takes the wish to be erased back. */
export function KeepAccount({ trackerId }: { trackerId: string }) {
  const t = useTranslations('shell.erasure');
  const tellError = useTellError();
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const keep = async (): Promise<void> => {
    setPending(true);
    try {
      await call('POST /api/users/keepAccount', { body: { clickid: trackerId } });
      showToast('success', { title: t('kept') });
      router.refresh();
    } catch (error) {
      tellError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      onClick={() => {
        void keep();
      }}
    >
      {t('keep')}
    </Button>
  );
}

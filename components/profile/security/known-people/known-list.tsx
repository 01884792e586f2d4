'use client';

import { EyeOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';

interface KnownListProps {
  count: number;
  /** When the last address was added. */
  addedAt: string | null;
  timeZone: string;
  onCleared: () => void;
}

/** How many addresses are listed; they cannot be shown, as only their hashes are stored. */
export function KnownList({ count, addedAt, timeZone, onCleared }: KnownListProps) {
  const t = useTranslations('security.known');
  const format = useFormatter();
  const { pending, run } = useRequest();
  const [asking, setAsking] = useState(false);
  const clear = async (): Promise<void> => {
    const done = await run(async () => {
      await call('DELETE /api/users/knownPeople');
    });
    if (!done) return;
    setAsking(false);
    onCleared();
    showToast('success', { title: t('cleared') });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-field border border-line bg-raised px-4 py-3.5">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-ink-soft" />
      <p className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <span className="font-ui font-semibold">{t('count', { count })}</span>
        {addedAt !== null && (
          <span className="text-sm text-ink-soft">
            {t('since', {
              day: format.dateTime(new Date(addedAt), { dateStyle: 'long', timeZone }),
            })}
          </span>
        )}
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('clear')}
      </Button>
      <Popup
        open={asking}
        onOpenChange={(open) => {
          if (!pending) setAsking(open);
        }}
        title={t('clearTitle')}
        body={<p>{t('clearText')}</p>}
        closeLabel={t('clearKeep')}
        actions={[
          {
            label: t('clearConfirm'),
            tone: 'danger',
            stays: true,
            pending,
            onPress: () => void clear(),
          },
          { label: t('clearKeep'), tone: 'quiet' },
        ]}
      />
    </div>
  );
}

'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRequest } from '#components/notifications/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import type { Peer } from '../types.ts';

interface CoveredPhotoProps {
  peer: Peer;
  onOpened: () => void;
}

/** Replaces a peer's first photos: nothing of them is loaded before the member asks for it. */
export function CoveredPhoto({ peer, onOpened }: CoveredPhotoProps) {
  const { angelId, screenName: name } = peer;
  const t = useTranslations('chat.photo');
  const { pending, run } = useRequest();
  const open = async (): Promise<void> => {
    const done = await run(() => call('POST /api/users/chatPhotos/open', { body: { angelId } }));
    if (done) onOpened();
  };
  return (
    <div className="bubble bubble-peer relative isolate grid w-64 max-w-full justify-items-center gap-2 overflow-hidden text-center">
      <span aria-hidden="true" className="pattern absolute inset-0 -z-10 opacity-50" />
      <EyeOff aria-hidden="true" strokeWidth={1.5} className="size-8 text-ink-soft" />
      <p className="font-ui font-semibold [overflow-wrap:anywhere]">{t('covered', { name })}</p>
      <p className="text-sm text-ink-soft">{t('coveredText', { name })}</p>
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void open()}>
        {t('open', { name })}
      </Button>
    </div>
  );
}

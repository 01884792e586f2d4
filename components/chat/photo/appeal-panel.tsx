'use client';

import { useTranslations } from 'next-intl';
import { AppealForm } from '#components/media/appeal-form.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { Panel } from '#components/ui/panel.tsx';
import { call } from '#lib/http/client/call.ts';
import type { ThreadAnswer } from '../state/types.ts';

interface AppealPanelProps {
  photo: ThreadAnswer['waitingPhotos'][number];
  onSent: () => void;
  onClose: () => void;
}

/** The sender's appeal against the refusal of a photo, possible once. */
export function AppealPanel({ photo, onSent, onClose }: AppealPanelProps) {
  const t = useTranslations('chat.photo');
  const voices = useTranslations('chat.voice');
  const { trackerId } = useRealtime();
  const { run } = useRequest();
  const send = async (text: string): Promise<boolean> => {
    const key = 'POST /api/users/chatPhotos/{trackerId}/{photoId}/appeal';
    const params = { trackerId, photoId: photo.id };
    const done = await run(() => call(key, { params, body: { text } }));
    if (done) onClose();
    onSent();
    return done;
  };
  return (
    <Panel
      open
      onOpenChange={onClose}
      title={photo.voice ? voices('waiting.appealTitle') : t('waiting.appealTitle')}
      closeLabel={t('close')}
    >
      <div className="pb-4">
        <AppealForm photo={photo} isVoice={photo.voice !== undefined} onSend={send} />
      </div>
    </Panel>
  );
}

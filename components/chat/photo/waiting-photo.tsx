'use client';

import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Hourglass, Scale, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { VoicePlayer } from '#components/media/voice/voice-player.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { later } from '#components/ui/later.tsx';
import type { PhotoReason } from '#lib/db/generated/enums.ts';
import { call } from '#lib/http/client/call.ts';
import type { ThreadAnswer } from '../state/types.ts';

/** The appeal form, loaded only when it is opened. */
const AppealPanel = later(async () => (await import('./appeal-panel.tsx')).AppealPanel);

type Waiting = ThreadAnswer['waitingPhotos'][number];

interface WaitingPhotoProps {
  photo: Waiting;
  /** The photo is gone or its state has changed: the thread fetches it again. */
  onGone: () => void;
}

/** A photo or voice message of the member that the peer has not received: it is being checked, or was refused for the reason shown. */
export function WaitingPhoto({ photo, onGone }: WaitingPhotoProps) {
  const { id: photoId, state, msg } = photo;
  const t = useTranslations('chat.photo.waiting');
  const voices = useTranslations('chat.voice');
  const { trackerId } = useRealtime();
  const { pending, run } = useRequest();
  const [pictured, setPictured] = useState(state !== 'unsent');
  const [appealing, setAppealing] = useState(false);
  const statusText = useStatusText(photo);
  const params = { trackerId, photoId };
  const withdraw = async (): Promise<void> => {
    const key = 'DELETE /api/users/chatPhotos/{trackerId}/{photoId}';
    if (await run(() => call(key, { params }))) onGone();
  };
  const isPending = state === 'pending' || state === 'approved';
  return (
    <div className="grid justify-items-end gap-1 pl-12">
      {photo.voice && state !== 'unsent' && (
        <VoicePlayer
          src={`/api/users/chatPhotos/${trackerId}/${photoId}/voice`}
          voice={photo.voice}
          label={voices('waiting.label')}
          className="bubble-waiting"
        />
      )}
      {pictured && photo.voice === undefined && (
        <img
          src={`/api/users/chatPhotos/${trackerId}/${photoId}/picture`}
          alt={t('label')}
          onError={() => {
            setPictured(false);
          }}
          className="h-auto max-h-60 w-44 max-w-full rounded-card bg-sunken object-cover opacity-60"
        />
      )}
      {msg !== '' && <p className="bubble bubble-waiting whitespace-pre-wrap">{msg}</p>}
      <p
        role={isPending ? 'status' : 'alert'}
        className="flex items-center gap-1.5 px-1 text-right font-ui text-sm text-ink-soft"
      >
        {isPending && (
          <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        )}
        {statusText}
      </p>
      <div className="flex flex-wrap justify-end gap-x-2">
        {photo.appeal === 'open' && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setAppealing(true);
            }}
          >
            <Scale aria-hidden="true" strokeWidth={1.75} />
            {t('appeal')}
          </Button>
        )}
        {state !== 'approved' && (
          <Button variant="quiet" size="sm" pending={pending} onClick={() => void withdraw()}>
            <Trash2 aria-hidden="true" strokeWidth={1.75} />
            {t(isPending ? 'takeBack' : 'discard')}
          </Button>
        )}
      </div>
      {appealing && (
        <AppealPanel
          photo={photo}
          onSent={onGone}
          onClose={() => {
            setAppealing(false);
          }}
        />
      )}
    </div>
  );
}

/** The photo's state as text. */
function useStatusText({ state, reason, appeal, voice }: Waiting): string {
  const t = useTranslations('chat');
  const reasons = useTranslations(voice ? 'photos.voiceReasons' : 'photos.reasons');
  const appeals = useTranslations(voice ? 'photos.voiceAppeal' : 'photos.appeal');
  const errors = useErrorMessages();
  if (state === 'pending' || state === 'approved') {
    return t(`${voice ? 'voice' : 'photo'}.waiting.${state}`);
  }
  if (state === 'rejected' && (appeal === 'waiting' || appeal === 'denied')) return appeals(appeal);
  if (state === 'rejected' && reason !== null) return reasons(reason as PhotoReason);
  const known = reason !== null && errors.has(reason) ? reason : 'unexpected';
  return `${t('notSent')} ${errors(known)}`;
}

'use client';

import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { sendForm } from '#components/media/send-form.ts';
import type { Sending } from '#components/media/send-photo.ts';
import { UploadProgress } from '#components/media/upload-progress.tsx';
import { useUploadBy } from '#components/media/use-upload.ts';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { VOICE_MIN_MS } from '#lib/media/limits.ts';
import { CostLine } from '../composer/cost-line.tsx';
import type { PhotoButtonProps } from '../photo/types.ts';
import { RecorderStatus } from './recorder-status.tsx';
import { useRecorder } from './use-recorder.ts';

/** Uploads a recording for a peer; it is then pending until it is checked. Throws CallError as `sendForm` does. */
async function sendVoice(trackerId: string, angelId: string, sending: Sending): Promise<unknown> {
  const { file, crop: _, uploadId, ...options } = sending;
  const form = new FormData();
  form.set('idClient', uploadId);
  form.set('voice', file);
  const path = `/api/upload/${encodeURIComponent(trackerId)}/${encodeURIComponent(angelId)}/voice`;
  return sendForm(path, form, options);
}

interface VoicePanelProps extends PhotoButtonProps {
  onClose: () => void;
}

/** Records as soon as it is open: stop and listen, cancel or send, with the cost, and a note that it is checked first. */
export function VoicePanel({ peer, price, plansHref, onSent, onClose }: VoicePanelProps) {
  const { angelId, screenName: name } = peer;
  const t = useTranslations('chat.voice');
  const { trackerId } = useRealtime();
  const { state, elapsedMs, recordedSrc, stop, finish, restart } = useRecorder();
  const send = useCallback(
    (sending: Sending) => sendVoice(trackerId, angelId, sending),
    [trackerId, angelId],
  );
  const { uploads, add, retry, drop } = useUploadBy(send, () => {
    showToast('success', { title: t('sent'), description: t('sentText', { name }) });
    onSent();
    onClose();
  });
  const [upload] = uploads;
  const recorded =
    (state === 'recording' && elapsedMs >= VOICE_MIN_MS) || state === 'stopped' || state === 'full';
  const submit = async (): Promise<void> => {
    const file = await finish();
    if (file !== null) add(file);
  };
  return (
    <Panel
      open
      onOpenChange={onClose}
      title={t('title', { name })}
      closeLabel={t('close')}
      footer={
        upload === undefined ? (
          <div className="grid gap-2">
            <CostLine price={price} plansHref={plansHref} />
            <Button wide disabled={!recorded || price.missing > 0} onClick={() => void submit()}>
              <SendHorizontal aria-hidden="true" strokeWidth={1.75} />
              {t('confirm')}
            </Button>
            <Button wide variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        ) : (
          <UploadProgress
            upload={upload}
            labels={{ sending: t('sending'), working: t('working') }}
            onRetry={() => void retry(upload)}
            onDrop={() => {
              drop(upload);
              // A refused recording is still here: it can be heard and sent again, or recorded again.
              if (upload.fault === undefined) onClose();
            }}
          />
        )
      }
    >
      <div className="grid gap-4">
        <RecorderStatus
          state={state}
          elapsedMs={elapsedMs}
          recordedSrc={recordedSrc}
          editable={upload === undefined}
          onStop={stop}
          onRestart={restart}
        />
        <p className="text-sm text-ink-soft">{t('checked')}</p>
      </div>
    </Panel>
  );
}

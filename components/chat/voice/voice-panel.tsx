'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { sendForm } from '#components/media/send-form.ts';
import type { Sending } from '#components/media/send-photo.ts';
import { RecordPanel } from '#components/media/voice/record-panel.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { showToast } from '#components/ui/toast.tsx';
import { VOICE_MAX_MS } from '#lib/media/limits.ts';
import { CostLine } from '../composer/cost-line.tsx';
import type { PhotoButtonProps } from '../photo/types.ts';

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

/** Records a voice message, with the cost, and a note that it is checked first. */
export function VoicePanel({ peer, price, plansHref, onSent, onClose }: VoicePanelProps) {
  const { angelId, screenName: name } = peer;
  const t = useTranslations('chat.voice');
  const { trackerId } = useRealtime();
  const send = useCallback(
    (sending: Sending) => sendVoice(trackerId, angelId, sending),
    [trackerId, angelId],
  );
  return (
    <RecordPanel
      title={t('title', { name })}
      mostMs={VOICE_MAX_MS}
      labels={{ confirm: t('confirm'), sending: t('sending'), working: t('working') }}
      notes={<p className="text-sm text-ink-soft">{t('checked')}</p>}
      cost={<CostLine price={price} plansHref={plansHref} />}
      isLocked={price.missing > 0}
      send={send}
      onSent={() => {
        showToast('success', { title: t('sent'), description: t('sentText', { name }) });
        onSent();
      }}
      onClose={onClose}
    />
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { sendForm } from '#components/media/send-form.ts';
import type { Sending } from '#components/media/send-photo.ts';
import { RecordPanel } from '#components/media/voice/record-panel.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { INTRODUCTION_MAX_MS } from '#lib/media/limits.ts';

/** Uploads a voice introduction; it is then pending until it is checked. Throws CallError as `sendForm` does. */
async function sendIntroduction(trackerId: string, sending: Sending): Promise<unknown> {
  const { file, crop: _, uploadId, ...options } = sending;
  const form = new FormData();
  form.set('uploadId', uploadId);
  form.set('voice', file);
  return sendForm(`/api/users/introduction/${encodeURIComponent(trackerId)}`, form, options);
}

interface IntroductionPanelProps {
  trackerId: string;
  /** There is one already. */
  replaces: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** Records the voice introduction, with a note that it is checked first. */
export function IntroductionPanel(props: IntroductionPanelProps) {
  const { trackerId, replaces, onSent, onClose } = props;
  const t = useTranslations('photos.introduction');
  const send = useCallback((sending: Sending) => sendIntroduction(trackerId, sending), [trackerId]);
  return (
    <RecordPanel
      title={t('panel')}
      mostMs={INTRODUCTION_MAX_MS}
      labels={{ confirm: t('confirm'), sending: t('sending'), working: t('working') }}
      notes={
        <div className="grid gap-1 text-sm text-ink-soft">
          <p>{t('checked')}</p>
          {replaces && <p>{t('replaces')}</p>}
        </div>
      }
      send={send}
      onSent={() => {
        showToast('success', { title: t('sent'), description: t('sentText') });
        onSent();
      }}
      onClose={onClose}
    />
  );
}

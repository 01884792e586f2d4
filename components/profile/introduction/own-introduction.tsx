'use client';

import { Hourglass, Mic, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useId, useState } from 'react';
import { AppealForm } from '#components/media/appeal-form.tsx';
import { VoicePlayer } from '#components/media/voice/voice-player.tsx';
import { Button } from '#components/ui/button.tsx';
import { later } from '#components/ui/later.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { INTRODUCTION_MAX_SECONDS } from '#lib/media/limits.ts';
import { RemovedNote } from '../photos/removed-note.tsx';
import { useIntroduction } from './use-introduction.ts';

/** The recorder, loaded only when it is opened. */
const IntroductionPanel = later(
  async () => (await import('./introduction-panel.tsx')).IntroductionPanel,
);

/** The member's voice introduction on their own page: record, listen, replace, delete, appeal. */
export function OwnIntroduction({ trackerId }: { trackerId: string }) {
  const t = useTranslations('photos');
  const title = useId();
  const { answer, failed, refresh, remove, restore, appeal } = useIntroduction(trackerId);
  const [recording, setRecording] = useState(false);
  const [removed, setRemoved] = useState<string>();
  const over = useCallback(() => {
    setRemoved(undefined);
  }, []);
  const introduction = answer?.introduction ?? null;
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-3">
      <h2 id={title} className="display text-xl">
        {t('introduction.title')}
      </h2>
      <div role="status" className="empty:hidden">
        {removed !== undefined && introduction === null && (
          <RemovedNote
            text={t('introduction.removed')}
            onOver={over}
            onUndo={() => {
              over();
              void restore(removed);
            }}
          />
        )}
      </div>
      {failed && (
        <div className="grid justify-items-start gap-2">
          <p>{t('introduction.failed')}</p>
          <Button variant="secondary" size="sm" onClick={refresh}>
            {t('again')}
          </Button>
        </div>
      )}
      {!failed && answer === undefined && <Skeleton className="block h-16 w-72 max-w-full" />}
      {introduction !== null && introduction.path !== '' && (
        <VoicePlayer
          key={introduction.id}
          src={introduction.path}
          voice={introduction.voice}
          label={t('introduction.own')}
          className="bg-sunken text-ink"
        />
      )}
      {introduction?.state === 'pending' && (
        <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {t('introduction.pending')}
        </p>
      )}
      {introduction?.state === 'approved' && (
        <p className="text-sm text-ink-soft">{t('introduction.approved')}</p>
      )}
      {(introduction?.state === 'rejected' || introduction?.appeal === 'granted') && (
        <AppealForm photo={introduction} isVoice onSend={(text) => appeal(introduction.id, text)} />
      )}
      {answer?.introduction === null && (
        <p className="max-w-prose">
          {t('introduction.none', { seconds: INTRODUCTION_MAX_SECONDS })}
        </p>
      )}
      {answer !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => {
              setRecording(true);
            }}
          >
            <Mic aria-hidden="true" strokeWidth={1.75} />
            {t(introduction === null ? 'introduction.record' : 'introduction.again')}
          </Button>
          {introduction !== null && (
            <Button
              variant="quiet"
              size="sm"
              className="text-danger"
              onClick={() => {
                void remove(introduction.id).then((done) => {
                  if (done) setRemoved(introduction.id);
                });
              }}
            >
              <Trash2 aria-hidden="true" strokeWidth={1.75} />
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {recording && (
        <IntroductionPanel
          trackerId={trackerId}
          replaces={introduction !== null}
          onSent={() => {
            over();
            refresh();
          }}
          onClose={() => {
            setRecording(false);
          }}
        />
      )}
    </section>
  );
}

'use client';

import { clsx } from 'clsx';
import { Mic, MicOff, RotateCcw, Square } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { VOICE_MIN_MS, WAVEFORM_BARS } from '#lib/media/limits.ts';
import { clockText } from './clock-text.ts';
import type { RecorderState } from './use-recorder.ts';
import { VoicePlayer } from './voice-player.tsx';

/** Only the server knows the loudness: an even line shows the position. */
const EVEN_LINE = Array.from({ length: WAVEFORM_BARS }, () => 20);

interface RecorderStatusProps {
  state: RecorderState;
  elapsedMs: number;
  /** It stops by itself then. */
  mostMs: number;
  /** Address of the recording, once it is stopped. */
  recordedSrc: string | null;
  /** False while it is being sent: it can then only be heard. */
  editable: boolean;
  onStop: () => void;
  onRestart: () => void;
}

/** What the recorder does, and for how long; then the recording to listen to; or why it does not record. */
export function RecorderStatus({
  state,
  elapsedMs,
  mostMs,
  recordedSrc,
  editable,
  onStop,
  onRestart,
}: RecorderStatusProps) {
  const t = useTranslations('chat.voice');
  const isFailed = state === 'refused' || state === 'missing' || state === 'unsupported';
  const Icon = isFailed ? MicOff : Mic;
  const isRestartable =
    editable &&
    (state === 'stopped' || state === 'full' || state === 'refused' || state === 'missing');
  return (
    <div className="grid justify-items-center gap-3 text-center">
      {recordedSrc === null ? (
        <span
          className={clsx(
            'grid size-16 place-items-center rounded-full',
            state === 'recording'
              ? 'bg-danger-soft text-on-danger-soft motion-safe:animate-pulse'
              : 'bg-sunken text-ink-soft',
          )}
        >
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-7" />
        </span>
      ) : (
        <VoicePlayer
          src={recordedSrc}
          voice={{ durationMs: elapsedMs, waveform: EVEN_LINE }}
          label={t('preview')}
          className="bg-sunken text-start text-ink"
        />
      )}
      {editable && (
        <p role={isFailed ? 'alert' : 'status'} className="max-w-prose font-ui">
          {t(state)}
        </p>
      )}
      {state === 'recording' && (
        <p role="timer" className="tabular text-lg">
          {t('time', { time: clockText(elapsedMs), most: clockText(mostMs) })}
        </p>
      )}
      {state === 'recording' && (
        <Button variant="secondary" size="sm" disabled={elapsedMs < VOICE_MIN_MS} onClick={onStop}>
          <Square aria-hidden="true" strokeWidth={1.75} />
          {t('stop')}
        </Button>
      )}
      {isRestartable && (
        <Button variant="secondary" size="sm" onClick={onRestart}>
          <RotateCcw aria-hidden="true" strokeWidth={1.75} />
          {t(isFailed ? 'retry' : 'again')}
        </Button>
      )}
    </div>
  );
}

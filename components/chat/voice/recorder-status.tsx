'use client';

import { clsx } from 'clsx';
import { Mic, MicOff, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { VOICE_MAX_MS } from '#lib/media/limits.ts';
import { clockText } from './clock-text.ts';
import type { RecorderState } from './use-recorder.ts';

interface RecorderStatusProps {
  state: RecorderState;
  elapsedMs: number;
  onRestart: () => void;
}

/** What the recorder does, and for how long; or why it does not record. */
export function RecorderStatus({ state, elapsedMs, onRestart }: RecorderStatusProps) {
  const t = useTranslations('chat.voice');
  const isFailed = state === 'refused' || state === 'missing' || state === 'unsupported';
  const Icon = isFailed ? MicOff : Mic;
  return (
    <div className="grid justify-items-center gap-3 text-center">
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
      <p role={isFailed ? 'alert' : 'status'} className="max-w-prose font-ui">
        {t(state)}
      </p>
      {(state === 'recording' || state === 'full') && (
        <p role="timer" className="tabular text-lg">
          {t('time', { time: clockText(elapsedMs), most: clockText(VOICE_MAX_MS) })}
        </p>
      )}
      {(state === 'full' || state === 'refused' || state === 'missing') && (
        <Button variant="secondary" size="sm" onClick={onRestart}>
          <RotateCcw aria-hidden="true" strokeWidth={1.75} />
          {t(state === 'full' ? 'again' : 'retry')}
        </Button>
      )}
    </div>
  );
}

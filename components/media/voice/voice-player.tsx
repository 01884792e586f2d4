'use client';

import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { Voice } from '#lib/realtime/events.ts';
import { clockText } from './clock-text.ts';
import { Waveform } from './waveform.tsx';

const NORMAL_SPEED = 1;
const FASTER_SPEED = 1.5;
const SECOND_MS = 1_000;

interface VoicePlayerProps {
  src: string;
  voice: Voice;
  /** Whose it is. */
  label: string;
  className: string;
}

/** A voice message: play and pause, its waveform with the position, and the speed. Loaded when it is first played. */
export function VoicePlayer({ src, voice, label, className }: VoicePlayerProps) {
  const t = useTranslations('chat.voice');
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [positionMs, setPositionMs] = useState(0);
  const [speed, setSpeed] = useState(NORMAL_SPEED);
  const [gone, setGone] = useState(false);
  const { durationMs, waveform } = voice;
  if (gone) return <p className="bubble bubble-removed">{t('gone')}</p>;
  const toggle = (): void => {
    if (playing) audio.current?.pause();
    // The error event says why it cannot be played; a pause before the start is none.
    else audio.current?.play().catch(() => undefined);
  };
  const faster = speed === NORMAL_SPEED;
  const other = faster ? FASTER_SPEED : NORMAL_SPEED;
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('bubble flex w-72 max-w-full items-center gap-1', className)}
    >
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => {
          setPlaying(true);
        }}
        onPause={() => {
          setPlaying(false);
        }}
        onEnded={() => {
          setPlaying(false);
          setPositionMs(0);
        }}
        onTimeUpdate={({ currentTarget }) => {
          setPositionMs(Math.min(currentTarget.currentTime * SECOND_MS, durationMs));
        }}
        onError={() => {
          setGone(true);
        }}
      />
      <IconButton
        label={t(playing ? 'pause' : 'play')}
        onClick={toggle}
        icon={
          playing ? (
            <Pause aria-hidden="true" strokeWidth={1.75} />
          ) : (
            <Play aria-hidden="true" strokeWidth={1.75} />
          )
        }
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Waveform
          bars={waveform}
          positionMs={positionMs}
          durationMs={durationMs}
          label={t('position')}
          onSeek={(ms) => {
            setPositionMs(ms);
            if (audio.current) audio.current.currentTime = ms / SECOND_MS;
          }}
        />
        <span className="tabular text-xs">
          {clockText(playing || positionMs > 0 ? positionMs : durationMs)}
        </span>
      </div>
      <button
        type="button"
        aria-label={t('speed', { speed: `${String(speed)}×` })}
        className="tabular min-h-11 min-w-11 font-ui text-sm font-semibold"
        onClick={() => {
          setSpeed(other);
          if (audio.current) audio.current.playbackRate = other;
        }}
      >
        {`${String(speed)}×`}
      </button>
    </div>
  );
}

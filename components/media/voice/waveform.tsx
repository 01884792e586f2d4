import { clsx } from 'clsx';
import { clockText } from './clock-text.ts';

/** Of the height, so that silence is visible. */
const LOWEST_PERCENT = 8;
const STEP_MS = 1_000;

interface WaveformProps {
  /** Loudness over time, 0 to 100. */
  bars: readonly number[];
  positionMs: number;
  durationMs: number;
  label: string;
  onSeek: (ms: number) => void;
}

/** Loudness over time, up to the position in full colour; a slider over it moves the position. */
export function Waveform({ bars, positionMs, durationMs, label, onSeek }: WaveformProps) {
  const played = (positionMs / durationMs) * bars.length;
  return (
    <span className="relative flex h-9 items-center gap-px rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      {bars.map((bar, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={clsx('w-0.5 flex-1 rounded-full bg-current', index >= played && 'opacity-40')}
          style={{ height: `${String(Math.max(bar, LOWEST_PERCENT))}%` }}
        />
      ))}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${clockText(positionMs)} / ${clockText(durationMs)}`}
        min={0}
        max={durationMs}
        step={STEP_MS}
        value={positionMs}
        onChange={(event) => {
          onSeek(Number(event.target.value));
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  );
}

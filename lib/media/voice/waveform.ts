import { WAVEFORM_BARS, WAVEFORM_PEAK } from '../limits.ts';

function loudness(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += (samples[index] ?? 0) ** 2;
  return to > from ? Math.sqrt(sum / (to - from)) : 0;
}

/**
 * The loudness of a recording over time, as bars from 0 to `WAVEFORM_PEAK`. The loudest bar has the peak, so that a
 * quiet recording is as readable as a loud one; silence is all 0. Pure.
 */
export function waveformOf(samples: Float32Array): number[] {
  const at = (bar: number): number => Math.floor((bar * samples.length) / WAVEFORM_BARS);
  const bars = Array.from({ length: WAVEFORM_BARS }, (_, bar) =>
    loudness(samples, at(bar), at(bar + 1)),
  );
  const loudest = Math.max(...bars);
  return bars.map((bar) => (loudest === 0 ? 0 : Math.round((bar / loudest) * WAVEFORM_PEAK)));
}

import { z } from 'zod';
import { VOICE_MAX_MS, WAVEFORM_BARS, WAVEFORM_PEAK } from '../limits.ts';

export type Recording = {
  readonly durationMs: number;
  /** `WAVEFORM_BARS` bars from 0 to `WAVEFORM_PEAK`. */
  readonly waveform: readonly number[];
  /** WebM with Opus, without metadata. */
  readonly audio: Uint8Array;
};

const LINE_FEED = 10;
const head = z.object({
  durationMs: z.number().int().min(0).max(VOICE_MAX_MS),
  waveform: z.array(z.number().int().min(0).max(WAVEFORM_PEAK)).length(WAVEFORM_BARS),
});

/** The answer of the process that encodes recordings: a line of JSON, then the file. */
export function encodeRecording({ audio, ...about }: Recording): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), audio]);
}

/** Reads what `encodeRecording` has written. Throws for any other answer. */
export function readRecording(answer: Buffer): Recording {
  const end = answer.indexOf(LINE_FEED);
  const about = head.parse(JSON.parse(answer.subarray(0, end).toString('utf8')));
  return { ...about, audio: answer.subarray(end + 1) };
}

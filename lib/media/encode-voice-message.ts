import pLimit from 'p-limit';
import { fail } from '../kernel/errors.ts';
import { singleton } from '../kernel/singleton.ts';
import { runLimited } from '../security/limited-process.ts';
import { SECOND } from '../kernel/clock.ts';
import { VOICE_HEAP_MEGABYTES, VOICE_MAX_MS, VOICE_MIN_MS, VOICE_WORK_MS } from './limits.ts';
import { readRecording, type Recording } from './voice/recording.ts';
import { VOICE_EXITS } from './voice/voice-exits.ts';

/** A minute of speech takes less than two seconds. */
const AT_ONCE = 2;
const WAITING = 24;

const PROGRAM = {
  file: 'lib/media/voice/voice-process.ts',
  limitMs: VOICE_WORK_MS,
  heapMegabytes: VOICE_HEAP_MEGABYTES,
};

const limit = singleton('voice-encoding', () => pLimit(AT_ONCE));

/**
 * Makes the stored recording of at most so long from an uploaded one: decoded and encoded again, so that nothing but the sound
 * remains, in a process with a time and memory limit. Raises `voice_type_refused` for anything but Opus in WebM or
 * Ogg, `voice_too_long`, `voice_unreadable` for a broken file, an accidental press or one that exceeds the limits,
 * `unavailable` when too many wait.
 */
export async function encodeVoiceMessage(bytes: Buffer, mostMs = VOICE_MAX_MS): Promise<Recording> {
  if (limit.pendingCount >= WAITING) fail('unavailable', { retryAfter: 10 });
  const answer = await limit(() => runLimited({ ...PROGRAM, args: [String(mostMs)] }, bytes));
  if (!answer.ok) {
    switch (answer.exitCode) {
      case VOICE_EXITS.typeRefused:
        return fail('voice_type_refused');
      case VOICE_EXITS.tooLong:
        return fail('voice_too_long', { most: mostMs / SECOND });
      default:
        return fail('voice_unreadable');
    }
  }
  const recording = readRecording(answer.output);
  return recording.durationMs < VOICE_MIN_MS ? fail('voice_unreadable') : recording;
}

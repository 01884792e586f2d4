import { fail, isAppError, type ErrorCode } from '../kernel/errors.ts';
import { VOICE_MAX_SECONDS } from './limits.ts';

/** The errors of photos, in the terms of recordings. A file above the limit is longer than any recording that is taken. */
const AS_VOICE: Partial<Record<ErrorCode, ErrorCode>> = {
  photo_needs_match: 'voice_needs_match',
  photo_too_large: 'voice_too_long',
  photo_missing: 'voice_unreadable',
};

/** Runs what receives a file or checks a photo, and raises its errors as those of a recording of at most so long. */
export async function asVoice<Result>(
  work: () => Promise<Result>,
  most = VOICE_MAX_SECONDS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = isAppError(error) ? AS_VOICE[error.code] : undefined;
    if (code === undefined) throw error;
    return fail(code, code === 'voice_too_long' ? { most } : {});
  }
}

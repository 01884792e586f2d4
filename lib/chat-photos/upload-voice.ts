import type { MemberViewer } from '../identity/viewer.ts';
import type { ChatPhoto } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { asVoice } from '../media/as-voice.ts';
import { encodeVoiceMessage } from '../media/encode-voice-message.ts';
import { storeVoice } from '../media/voice-file.ts';
import { requirePhotoAllowed } from './require-photo-allowed.ts';
import { alreadyUploaded, storeForReview } from './store-for-review.ts';

type Upload = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly bytes: Buffer;
  /** Client-generated id, as of a photo. */
  readonly idClient: string;
  readonly now: Date;
};

/**
 * For members: stores a voice message for a matched member. It waits for review; once approved, it is sent as a message
 * at the usual price, as a photo is. Raises what `requirePhotoAllowed` raises, with `voice_needs_match`,
 * `voice_to_hosted`, what `encodeVoiceMessage` raises, `voices_waiting`, and `client_id_reused`.
 */
export async function uploadVoice(upload: Upload): Promise<ChatPhoto> {
  const { viewer, angelId, bytes, now } = upload;
  const known = await alreadyUploaded(upload);
  if (known) return known;
  const { peerId, kind } = await asVoice(() => requirePhotoAllowed(viewer, angelId));
  // Neither the script nor the model hears it: the member would pay for an answer to nothing.
  if (kind === 'hosted') fail('voice_to_hosted');
  const { durationMs, waveform, audio } = await encodeVoiceMessage(bytes);
  return storeForReview({
    ...upload,
    peerId,
    storeFiles: (objectKey) => storeVoice(objectKey, audio),
    columns: {
      width: 0,
      height: 0,
      caption: '',
      voiceMs: durationMs,
      waveform: [...waveform],
      // It has no picture to compute a hash of.
      printTriedAt: now,
    },
  });
}

import type { Frame, LibAV } from '@libav.js/variant-default';
import { SECOND } from '../../kernel/clock.ts';
import { VOICE_GRACE_MS } from '../limits.ts';
import { VOICE_EXITS } from './voice-exits.ts';

/** Opus is always decoded at this rate. */
export const SAMPLE_RATE = 48_000;

const INPUT = 'input';
const PACKET_BYTES = 65_536;

const samplesIn = (ms: number): number => (ms / SECOND) * SAMPLE_RATE;

/** Matroska and WebM begin with the identifier of an EBML document, Ogg with its capture pattern. */
const MAGIC = [Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('OggS')];

/** The channels of a frame, mixed to one. The decoder of Opus answers interleaved floats. */
function mono({ data, channels = 1 }: Frame): Float32Array {
  const samples = data as Float32Array;
  if (channels === 1) return samples;
  return Float32Array.from({ length: samples.length / channels }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += samples[index * channels + channel] ?? 0;
    }
    return sum / channels;
  });
}

function joined(parts: readonly Float32Array[], count: number): Float32Array {
  const samples = new Float32Array(count);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

/**
 * The samples of a recording, one channel, at most of that length. Ends the process for anything but Opus in WebM or Ogg, and
 * for a recording that is too long. Throws for a broken one.
 */
export async function decodeVoice(
  libav: LibAV,
  bytes: Buffer,
  mostMs: number,
): Promise<Float32Array> {
  if (!MAGIC.some((magic) => bytes.subarray(0, magic.length).equals(magic))) {
    process.exit(VOICE_EXITS.typeRefused);
  }
  await libav.writeFile(INPUT, bytes);
  const [input, streams] = await libav.ff_init_demuxer_file(INPUT);
  const [stream] = streams;
  // A video is refused, with or without sound.
  if (
    !stream ||
    streams.length !== 1 ||
    (await libav.avcodec_get_name(stream.codec_id)) !== 'opus'
  ) {
    return process.exit(VOICE_EXITS.typeRefused);
  }
  const [, decoder, packet, frame] = await libav.ff_init_decoder(stream.codec_id, {
    codecpar: stream.codecpar,
  });
  const parts: Float32Array[] = [];
  let count = 0;
  for (;;) {
    const [state, packets] = await libav.ff_read_frame_multi(input, packet, {
      limit: PACKET_BYTES,
    });
    const fin = state === libav.AVERROR_EOF;
    if (!fin && state !== 0 && state !== -libav.EAGAIN) throw new Error(`read: ${String(state)}`);
    const read = packets[stream.index] ?? [];
    for (const decoded of await libav.ff_decode_multi(decoder, packet, frame, read, { fin })) {
      const part = mono(decoded);
      parts.push(part);
      count += part.length;
    }
    if (count > samplesIn(mostMs + VOICE_GRACE_MS)) process.exit(VOICE_EXITS.tooLong);
    if (fin) return joined(parts, count).subarray(0, samplesIn(mostMs));
  }
}

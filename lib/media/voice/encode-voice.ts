import type { LibAV } from '@libav.js/variant-default';
import { SAMPLE_RATE } from './decode-voice.ts';
import { VOICE_STORED_BITS } from '../limits.ts';

const OUTPUT = 'output.webm';
/** The channel layout of one channel in the middle. */
const MONO = 4;

/** A WebM file with Opus, in which nothing but these samples of one channel is stored. */
export async function encodeVoice(libav: LibAV, samples: Float32Array): Promise<Uint8Array> {
  const format = libav.AV_SAMPLE_FMT_FLT;
  const timeBase = [1, SAMPLE_RATE] as [number, number];
  const [, encoder, frame, packet, frameSize] = await libav.ff_init_encoder('libopus', {
    ctx: {
      bit_rate: VOICE_STORED_BITS,
      sample_fmt: format,
      sample_rate: SAMPLE_RATE,
      channel_layout: MONO,
      channels: 1,
    },
    time_base: timeBase,
    options: { application: 'voip' },
  });
  const [output, , file] = await libav.ff_init_muxer({ filename: OUTPUT, open: true }, [
    [encoder, ...timeBase],
  ]);
  await libav.avformat_write_header(output, 0);
  const frames = Array.from({ length: Math.ceil(samples.length / frameSize) }, (_, index) => {
    const pts = index * frameSize;
    const data = samples.slice(pts, pts + frameSize);
    return {
      data,
      format,
      pts,
      ptshi: 0,
      channel_layout: MONO,
      channels: 1,
      sample_rate: SAMPLE_RATE,
      nb_samples: data.length,
    };
  });
  const packets = await libav.ff_encode_multi(encoder, frame, packet, frames, true);
  await libav.ff_write_multi(output, packet, packets);
  await libav.av_write_trailer(output);
  await libav.ff_free_muxer(output, file);
  return libav.readFile(OUTPUT);
}

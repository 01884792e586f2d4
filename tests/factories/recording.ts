import { LibAV } from '@libav.js/variant-default';

const SAMPLE_RATE = 48_000;
const MONO = 4;
const STEREO = 3;
const TONE_HZ = 440;

type Wanted = {
  readonly seconds: number;
  readonly container?: 'webm' | 'ogg';
  readonly channels?: 1 | 2;
  readonly codec?: 'libopus' | 'flac';
};

/** A tone that becomes louder, encoded as a browser's recorder does. */
export async function recordTone(wanted: Wanted): Promise<Buffer> {
  const { seconds, container = 'webm', channels = 1, codec = 'libopus' } = wanted;
  const libav = await LibAV({ noworker: true, nothreads: true });
  const format = codec === 'flac' ? libav.AV_SAMPLE_FMT_S16 : libav.AV_SAMPLE_FMT_FLT;
  const layout = { channels, channel_layout: channels === 1 ? MONO : STEREO };
  const base = [1, SAMPLE_RATE] as [number, number];
  const [, encoder, frame, packet, size] = await libav.ff_init_encoder(codec, {
    ctx: { bit_rate: 32_000, sample_fmt: format, sample_rate: SAMPLE_RATE, ...layout },
    time_base: base,
  });
  const name = `tone.${container}`;
  const [output, , file] = await libav.ff_init_muxer({ filename: name, open: true }, [
    [encoder, ...base],
  ]);
  await libav.avformat_write_header(output, 0);
  const total = seconds * SAMPLE_RATE;
  const frames = Array.from({ length: Math.ceil(total / size) }, (_, index) => {
    const samples = Float32Array.from({ length: size * channels }, (_sample, at) => {
      const time = index * size + Math.floor(at / channels);
      return Math.sin((time * 2 * Math.PI * TONE_HZ) / SAMPLE_RATE) * (time / total);
    });
    const data = codec === 'flac' ? Int16Array.from(samples, (one) => one * 32_000) : samples;
    return {
      data,
      format,
      ...layout,
      sample_rate: SAMPLE_RATE,
      nb_samples: size,
      pts: index * size,
      ptshi: 0,
    };
  });
  const packets = await libav.ff_encode_multi(encoder, frame, packet, frames, true);
  await libav.ff_write_multi(output, packet, packets);
  await libav.av_write_trailer(output);
  await libav.ff_free_muxer(output, file);
  const bytes = Buffer.from(await libav.readFile(name));
  libav.terminate();
  return bytes;
}

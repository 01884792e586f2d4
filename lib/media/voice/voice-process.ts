import { buffer } from 'node:stream/consumers';
import { LibAV } from '@libav.js/variant-default';
import { limitMemory } from '../../security/limit-memory.ts';
import { SECOND } from '../../kernel/clock.ts';
import { decodeVoice, SAMPLE_RATE } from './decode-voice.ts';
import { encodeVoice } from './encode-voice.ts';
import { VOICE_MEMORY_BYTES } from '../limits.ts';
import { encodeRecording } from './recording.ts';
import { waveformOf } from './waveform.ts';

limitMemory(VOICE_MEMORY_BYTES);

// In this thread: the process is killed as a whole.
const libav = await LibAV({ noworker: true, nothreads: true });
const mostMs = Number(process.argv[2]);
const samples = await decodeVoice(libav, await buffer(process.stdin), mostMs);
const durationMs = Math.round((samples.length / SAMPLE_RATE) * SECOND);
const audio = await encodeVoice(libav, samples);
process.stdout.write(encodeRecording({ durationMs, waveform: waveformOf(samples), audio }));

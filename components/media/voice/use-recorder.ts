import { useCallback, useEffect, useRef, useState } from 'react';
import { VOICE_RECORDING_BITS } from '#lib/media/limits.ts';

/** What the server takes, in the order of preference. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];
const TICK_MS = 250;

/**
 * `refused`: the microphone is blocked; `missing`: there is none; `stopped`: by the member; `full`: the longest time was
 * recorded.
 */
export type RecorderState =
  | 'starting'
  | 'recording'
  | 'stopped'
  | 'full'
  | 'refused'
  | 'missing'
  | 'unsupported';

function recordedType(): string | undefined {
  if (!('MediaRecorder' in window)) return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

function stopTracks(stream: MediaStream | undefined): void {
  stream?.getTracks().forEach((track) => {
    track.stop();
  });
}

type Running = { readonly recorder: MediaRecorder; readonly chunks: Blob[] };

function fileOf({ recorder, chunks }: Running): File | null {
  return chunks.length === 0 ? null : new File(chunks, 'voice', { type: recorder.mimeType });
}

/** Records from the microphone from the first render on, at most so long; the microphone is off after the last one. */
export function useRecorder(mostMs: number) {
  const running = useRef<Running | null>(null);
  const [state, setState] = useState<RecorderState>('starting');
  const [elapsedMs, setElapsedMs] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [recordedSrc, setRecordedSrc] = useState<string | null>(null);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let ended = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    let src: string | undefined;
    const begin = async (): Promise<void> => {
      const mimeType = recordedType();
      // `mediaDevices` is missing in an insecure page.
      if (mimeType === undefined || !('mediaDevices' in navigator)) {
        setState('unsupported');
        return;
      }
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (ended) {
        stopTracks(stream);
        return;
      }
      const recorder = new MediaRecorder(stream, {
        mimeType,
        audioBitsPerSecond: VOICE_RECORDING_BITS,
      });
      const chunks: Blob[] = [];
      recorder.ondataavailable = ({ data }) => {
        chunks.push(data);
      };
      running.current = { recorder, chunks };
      recorder.start();
      setState('recording');
      const startedAt = performance.now();
      timer = setInterval(() => {
        const elapsed = Math.min(performance.now() - startedAt, mostMs);
        setElapsedMs(elapsed);
        if (elapsed < mostMs || recorder.state === 'inactive') return;
        recorder.stop();
        setState('full');
      }, TICK_MS);
      recorder.addEventListener('stop', () => {
        clearInterval(timer);
        stopTracks(stream);
        const file = ended ? null : fileOf({ recorder, chunks });
        if (file === null) return;
        src = URL.createObjectURL(file);
        setRecordedSrc(src);
      });
    };
    begin().catch((error: unknown) => {
      stopTracks(stream);
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
      if (!ended) setState(isMissing ? 'missing' : 'refused');
    });
    return () => {
      ended = true;
      clearInterval(timer);
      if (running.current?.recorder.state === 'recording') running.current.recorder.stop();
      running.current = null;
      stopTracks(stream);
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [attempt, mostMs]);

  /** Ends the recording; `recordedSrc` is its address a moment later. */
  const stop = useCallback((): void => {
    if (running.current?.recorder.state !== 'recording') return;
    running.current.recorder.stop();
    setState('stopped');
  }, []);

  /** Ends the recording. Null when nothing was recorded. */
  const finish = useCallback(async (): Promise<File | null> => {
    if (running.current === null) return null;
    const { recorder } = running.current;
    if (recorder.state !== 'inactive') {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      recorder.addEventListener('stop', () => {
        resolve(undefined);
      });
      recorder.stop();
      setState('stopped');
      await promise;
    }
    return fileOf(running.current);
  }, []);

  const restart = useCallback(() => {
    setState('starting');
    setElapsedMs(0);
    setRecordedSrc(null);
    setAttempt((before) => before + 1);
  }, []);

  return { state, elapsedMs, recordedSrc, stop, finish, restart };
}

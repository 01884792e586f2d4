import { useCallback, useEffect, useRef, useState } from 'react';

/** The camera on the side of the screen: the other one does not show the member. */
const WANTED = {
  video: { facingMode: 'user', width: { ideal: 1_280 } },
  audio: false,
} as const;
const QUALITY = 0.9;

export type CameraState = 'off' | 'starting' | 'on' | 'unavailable';

function stop(stream: MediaStream | null): void {
  stream?.getTracks().forEach((track) => {
    track.stop();
  });
}

/** The member's camera: on from `start` until `close`, the end of its tracks, or while the tab is visible. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  /** Counts the closings: a camera that opens after the one it was asked before is stopped at once. */
  const closings = useRef(0);
  const [state, setState] = useState<CameraState>('off');

  const close = useCallback(() => {
    closings.current += 1;
    stop(stream.current);
    stream.current = null;
    setState((before) => (before === 'unavailable' ? before : 'off'));
  }, []);

  useEffect(() => {
    const closeHidden = (): void => {
      if (document.visibilityState === 'hidden') close();
    };
    document.addEventListener('visibilitychange', closeHidden);
    return () => {
      document.removeEventListener('visibilitychange', closeHidden);
      close();
    };
  }, [close]);

  useEffect(() => {
    if (state === 'on' && video.current) video.current.srcObject = stream.current;
  }, [state]);

  const start = async (): Promise<void> => {
    setState('starting');
    const before = closings.current;
    try {
      const opened = await navigator.mediaDevices.getUserMedia(WANTED);
      if (closings.current !== before) {
        stop(opened);
        return;
      }
      stream.current = opened;
      opened.getTracks().forEach((track) => {
        track.addEventListener('ended', close);
      });
      setState('on');
    } catch {
      // No camera, no permission, or an insecure page, in which `mediaDevices` is missing.
      if (closings.current === before) setState('unavailable');
    }
  };

  /** The current picture, as the camera sees it; null before the first frame. */
  const capture = async (): Promise<File | null> => {
    const source = video.current;
    if (!source || source.videoWidth === 0) return null;
    const canvas = document.createElement('canvas');
    canvas.width = source.videoWidth;
    canvas.height = source.videoHeight;
    canvas.getContext('2d')?.drawImage(source, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return blob && new File([blob], 'selfie.jpg', { type: 'image/jpeg' });
  };

  return { video, state, start, close, capture };
}

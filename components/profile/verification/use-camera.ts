import { useCallback, useEffect, useRef, useState } from 'react';

/** The camera on the side of the screen: the other one does not show the member. */
const WANTED = {
  video: { facingMode: 'user', width: { ideal: 1_280 } },
  audio: false,
} as const;
const QUALITY = 0.9;

export type CameraState = 'off' | 'starting' | 'on' | 'unavailable';

/** The member's camera: on only while the component is mounted and `start` was called. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const ended = useRef(false);
  const [state, setState] = useState<CameraState>('off');

  const stop = useCallback(() => {
    stream.current?.getTracks().forEach((track) => {
      track.stop();
    });
    stream.current = null;
  }, []);

  useEffect(() => {
    ended.current = false;
    return () => {
      ended.current = true;
      stop();
    };
  }, [stop]);

  const start = async (): Promise<void> => {
    setState('starting');
    try {
      const opened = await navigator.mediaDevices.getUserMedia(WANTED);
      stream.current = opened;
      if (ended.current) {
        stop();
        return;
      }
      if (video.current) video.current.srcObject = opened;
      setState('on');
    } catch {
      // No camera, no permission, or an insecure page, in which `mediaDevices` is missing.
      if (!ended.current) setState('unavailable');
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
    if (!blob) return null;
    stop();
    setState('off');
    return new File([blob], 'selfie.jpg', { type: 'image/jpeg' });
  };

  return { video, state, start, capture };
}

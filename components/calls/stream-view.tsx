import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

interface StreamProps {
  tracks: readonly MediaStreamTrack[];
}

function useStream<Media extends HTMLMediaElement>(tracks: readonly MediaStreamTrack[]) {
  const media = useRef<Media>(null);
  useEffect(() => {
    if (media.current !== null) media.current.srcObject = new MediaStream([...tracks]);
  }, [tracks]);
  return media;
}

/** Plays the sound of the other side. */
export function StreamSound({ tracks }: StreamProps) {
  const media = useStream<HTMLAudioElement>(tracks);
  return <audio ref={media} autoPlay hidden />;
}

interface StreamPictureProps extends StreamProps {
  label: string;
  blurred?: boolean;
  /** As a mirror, which is how one knows oneself. */
  mirrored?: boolean;
  /** It has a picture to show, where there may be none at first. */
  onFrames?: () => void;
  className?: string;
}

/** Shows a picture, without sound. */
export function StreamPicture({
  tracks,
  label,
  blurred = false,
  mirrored = false,
  onFrames,
  className,
}: StreamPictureProps) {
  const media = useStream<HTMLVideoElement>(tracks);
  return (
    <video
      ref={media}
      autoPlay
      muted
      playsInline
      onLoadedData={onFrames}
      aria-label={label}
      className={clsx(
        'size-full object-cover',
        // The edge of a blurred picture would show the page behind it.
        blurred && 'scale-110 blur-2xl',
        mirrored && '-scale-x-100',
        className,
      )}
    />
  );
}

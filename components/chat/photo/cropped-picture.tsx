import { useState } from 'react';
import type { CropBox } from '#components/media/types.ts';

interface CroppedPictureProps {
  src: string;
  alt: string;
  /** In fractions of the picture; undefined: all of it. */
  crop: CropBox | undefined;
}

const share = (part: number): string => `${String(part * 100)}%`;

/** A local picture, cropped as the server will crop it. */
export function CroppedPicture({ src, alt, crop }: CroppedPictureProps) {
  const [form, setForm] = useState<number>();
  if (crop === undefined) {
    return (
      <img src={src} alt={alt} className="max-h-[38dvh] max-w-full rounded-card object-contain" />
    );
  }
  const { x, y, width, height } = crop;
  return (
    <span
      className="relative block h-[38dvh] max-w-full overflow-hidden rounded-card bg-sunken"
      style={{ aspectRatio: form === undefined ? '3 / 4' : (form * width) / height }}
    >
      <img
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setForm(naturalWidth / naturalHeight);
        }}
        className="absolute max-w-none"
        style={{
          width: share(1 / width),
          height: share(1 / height),
          left: share(-x / width),
          top: share(-y / height),
        }}
      />
    </span>
  );
}

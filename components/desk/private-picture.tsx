'use client';

import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { usePrivateFile } from './use-private-file.ts';

const MISSING = { deleted: 'Picture deleted', failed: 'Could not load' } as const;

interface PrivatePictureProps {
  /** The path of the call. */
  path: string;
  purpose: string;
  /** Text alternative of the picture. */
  alt: string;
  className?: string;
}

/** Decodes it in advance, so that it appears at once when a key is pressed. */
function decode(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  return image.decode();
}

/** A picture that only staff may see. */
export function PrivatePicture({ path, purpose, alt, className }: PrivatePictureProps) {
  const file = usePrivateFile(path, purpose, decode);
  if (file === null) return <Skeleton className={clsx('block', className)} />;
  if ('missing' in file) {
    return (
      <span className={clsx('grid place-items-center bg-sunken text-ink-soft', className)}>
        <span className="grid justify-items-center gap-2 p-2 text-center text-xs">
          <ImageOff aria-hidden="true" className="size-5" />
          {MISSING[file.missing]}
        </span>
      </span>
    );
  }
  return (
    <img
      src={file.address}
      alt={alt}
      decoding="sync"
      draggable={false}
      className={clsx('in-data-blurred:blur-2xl', className)}
    />
  );
}

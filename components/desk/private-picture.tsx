'use client';

import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';

type Shown = { readonly address: string } | { readonly missing: 'deleted' | 'failed' };

const MISSING = { deleted: 'Picture deleted', failed: 'Could not load' } as const;
const NOT_FOUND = 404;

interface PrivatePictureProps {
  /** The path of the call. */
  path: string;
  purpose: string;
  /** Text alternative of the picture. */
  alt: string;
  className?: string;
}

/**
 * A picture that only staff may see: fetched with the purpose header, which an image address cannot carry,
 * and stored by this page only.
 */
export function PrivatePicture({ path, purpose, alt, className }: PrivatePictureProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    let address = '';
    const load = async (): Promise<void> => {
      const answer = await fetch(path, {
        headers: { 'x-purpose': encodeURIComponent(purpose) },
        signal: asking.signal,
      });
      if (answer.status === NOT_FOUND) {
        setShown({ missing: 'deleted' });
        return;
      }
      if (!answer.ok) throw new Error(String(answer.status));
      address = URL.createObjectURL(await answer.blob());
      const image = new Image();
      image.src = address;
      // Decoded in advance, so that it appears at once when a key is pressed.
      await image.decode();
      setShown({ address });
    };
    load().catch(() => {
      if (!asking.signal.aborted) setShown({ missing: 'failed' });
    });
    return () => {
      asking.abort();
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [path, purpose]);
  if (shown === null) {
    return <Skeleton className={clsx('block', className)} />;
  }
  if ('missing' in shown) {
    return (
      <span className={clsx('grid place-items-center bg-sunken text-ink-soft', className)}>
        <span className="grid justify-items-center gap-2 p-2 text-center text-xs">
          <ImageOff aria-hidden="true" className="size-5" />
          {MISSING[shown.missing]}
        </span>
      </span>
    );
  }
  return (
    <img
      src={shown.address}
      alt={alt}
      decoding="sync"
      draggable={false}
      className={clsx('in-data-blurred:blur-2xl', className)}
    />
  );
}

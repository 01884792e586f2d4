'use client';

import * as Dialog from 'radix-ui/dialog';
import { useLayoutEffect } from 'react';
import { CloseCorner } from '#components/ui/overlay.tsx';
import { useReturnFocus } from '#components/ui/use-return-focus.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { PhotoControls, type PhotoLabels } from './photo-controls.tsx';
import { usePhotoTrack } from './use-photo-track.ts';

interface PhotoViewerProps {
  photos: OtherProfile['photos'];
  /** Which photo is shown first. */
  first: number;
  labels: PhotoLabels;
  onClose: () => void;
}

/** The photos of a profile on the full screen, uncropped; Escape and the button close it. */
export function PhotoViewer({ onClose, ...gallery }: PhotoViewerProps) {
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Gallery {...gallery} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Gallery({ photos, first, labels }: Omit<PhotoViewerProps, 'onClose'>) {
  const returnFocus = useReturnFocus();
  const { current, show, track, trackProps } = usePhotoTrack(photos.length, first);
  useLayoutEffect(() => {
    const element = track.current;
    // Without the motion of a scroll: the pressed photo is there at once.
    element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' });
  }, [track, first]);
  return (
    <Dialog.Content
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        track.current?.focus();
      }}
      onCloseAutoFocus={returnFocus}
      className="motion-fade fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-surface pt-[env(safe-area-inset-top)] pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink outline-none"
    >
      <header className="flex items-center justify-between gap-4 py-1 pr-2 pl-5">
        <Dialog.Title className="truncate font-ui font-semibold">{labels.region}</Dialog.Title>
        <CloseCorner label={labels.close} />
      </header>
      <ul
        {...trackProps}
        tabIndex={0}
        aria-label={labels.region}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.full}
            className="grid h-full w-full shrink-0 snap-center place-items-center"
          >
            <img
              src={photo.full}
              alt={labels.photos[index] ?? ''}
              loading={Math.abs(index - first) > 1 ? 'lazy' : 'eager'}
              decoding="async"
              className="max-h-full max-w-full object-contain"
            />
          </li>
        ))}
      </ul>
      <PhotoControls photos={photos} labels={labels} current={current} onShow={show} />
    </Dialog.Content>
  );
}

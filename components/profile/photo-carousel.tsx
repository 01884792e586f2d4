'use client';

import { useState } from 'react';
import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { later } from '#components/ui/later.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { PhotoControls, type PhotoLabels } from './photo-controls.tsx';
import { usePhotoTrack } from './use-photo-track.ts';

const PhotoViewer = later(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

interface PhotoCarouselProps {
  photos: OtherProfile['photos'];
  /** Called with the address of a picture that does not load. */
  onBroken: (full: string) => void;
  labels: PhotoLabels;
}

function failedEarly({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

/** Photos side by side: swiping, the arrow keys or the buttons move between them, a press shows one full screen. */
export function PhotoCarousel({ photos, onBroken, labels }: PhotoCarouselProps) {
  const { current, show, trackProps } = usePhotoTrack(photos.length);
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <section
      aria-label={labels.region}
      aria-roledescription="carousel"
      className="relative max-md:mx-auto max-md:w-full max-md:max-w-[36dvh]"
    >
      <ul
        {...trackProps}
        tabIndex={photos.length > 1 ? 0 : undefined}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.full}
            className="relative w-full shrink-0 snap-center"
            ref={(item) => {
              const picture = item?.querySelector('img');
              // A picture that failed before the scripts ran raised no event here.
              if (picture && failedEarly(picture)) onBroken(photo.full);
            }}
            onErrorCapture={() => {
              onBroken(photo.full);
            }}
          >
            <BrandPhoto
              src={photo.full}
              srcSet={`${photo.card} 480w, ${photo.full} 720w`}
              sizes="(min-width: 48rem) 26rem, 92vw"
              alt={labels.photos[index] ?? ''}
              urgent={index === 0}
            />
            <button
              type="button"
              aria-label={labels.enlarge[index]}
              aria-haspopup="dialog"
              tabIndex={index === current ? 0 : -1}
              className="absolute inset-0 cursor-zoom-in rounded-card"
              onClick={() => {
                setEnlarged(index);
              }}
            />
          </li>
        ))}
      </ul>
      <PhotoControls photos={photos} labels={labels} current={current} onShow={show} />
      {enlarged !== undefined && (
        <PhotoViewer
          photos={photos}
          first={enlarged}
          labels={labels}
          onClose={() => {
            setEnlarged(undefined);
          }}
        />
      )}
    </section>
  );
}

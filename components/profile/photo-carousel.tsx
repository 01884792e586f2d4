'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';

interface PhotoCarouselProps {
  photos: OtherProfile['photos'];
  /** Called with the address of a picture that does not load. */
  onBroken: (full: string) => void;
  labels: {
    region: string;
    /** One per photo: "Photo 2 of 3 of Anna". */
    photos: readonly string[];
    next: string;
    previous: string;
  };
}

function failedEarly({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

/** Photos side by side: swiping, the arrow keys or the buttons move between them. */
export function PhotoCarousel({ photos, onBroken, labels }: PhotoCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number): void => {
    const element = track.current;
    if (!element || index < 0 || index >= photos.length) return;
    element.scrollTo({ left: index * element.clientWidth });
  };
  const key = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };
  return (
    <section
      aria-label={labels.region}
      aria-roledescription="carousel"
      className="relative max-md:mx-auto max-md:w-full max-md:max-w-[36dvh]"
    >
      <ul
        ref={track}
        tabIndex={photos.length > 1 ? 0 : undefined}
        onKeyDown={key}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
        }}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.full}
            className="w-full shrink-0 snap-center"
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
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className="flex items-center justify-center gap-3 pt-3">
          <IconButton
            label={labels.previous}
            icon={<ChevronLeft aria-hidden="true" strokeWidth={1.75} />}
            disabled={current === 0}
            onClick={() => {
              show(current - 1);
            }}
          />
          <p role="status" className="flex gap-2">
            <span className="sr-only">{labels.photos[current]}</span>
            {photos.map((photo, index) => (
              <span
                key={photo.full}
                aria-hidden="true"
                className={clsx(
                  'size-2.5 rounded-full border border-ink',
                  index === current && 'bg-ink',
                )}
              />
            ))}
          </p>
          <IconButton
            label={labels.next}
            icon={<ChevronRight aria-hidden="true" strokeWidth={1.75} />}
            disabled={current === photos.length - 1}
            onClick={() => {
              show(current + 1);
            }}
          />
        </div>
      )}
    </section>
  );
}

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';

export interface PhotoLabels {
  region: string;
  /** One per photo: "Photo 2 of 3 of Anna". */
  photos: readonly string[];
  /** One per photo: "Enlarge photo 2 of 3 of Anna". */
  enlarge: readonly string[];
  next: string;
  previous: string;
  close: string;
}

interface PhotoControlsProps {
  photos: OtherProfile['photos'];
  labels: PhotoLabels;
  current: number;
  onShow: (index: number) => void;
}

/** The buttons to the photos before and after, and between them a dot for each photo. */
export function PhotoControls({ photos, labels, current, onShow }: PhotoControlsProps) {
  if (photos.length < 2) return null;
  return (
    <div className="flex items-center justify-center gap-[12px] pt-3">
      <IconButton
        label={labels.previous}
        icon={<ChevronLeft aria-hidden="true" strokeWidth={1.75} />}
        disabled={current === 0}
        onClick={() => {
          onShow(current - 1);
        }}
      />
      <p role="status" className="sr-only">
        {labels.photos[current]}
      </p>
      {/* Lengths in pixels: dots need not grow with the text, and eight of them stand beside two buttons. */}
      <p aria-hidden="true" className="flex min-w-0 flex-wrap justify-center gap-[8px]">
        {photos.map((photo, index) => (
          <span
            key={photo.full}
            className={clsx(
              'size-[10px] rounded-full border border-ink',
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
          onShow(current + 1);
        }}
      />
    </div>
  );
}

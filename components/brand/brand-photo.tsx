import type { ReactNode } from 'react';
import { cn } from '#components/ui/cn.ts';

interface BrandPhotoProps {
  src: string;
  /** Who is shown; an empty text where the name stands beside the picture. */
  alt: string;
  /** One line at the foot, on a scrim whose contrast the token test measures. */
  name?: string;
  /** Beside the name; a long name is shortened, the age never. */
  age?: number;
  /** A second line. Narrow pictures leave it out beside a badge, so that no text meets a face. */
  note?: ReactNode;
  badge?: ReactNode;
  /** Fetched at once and first; for the picture one sees on arrival. */
  urgent?: boolean;
  /** Other widths, for example `/p/x-360.webp 360w, /p/x.webp 720w`. */
  srcSet?: string;
  sizes?: string;
  className?: string;
}

/** A photograph, 3:4, in the brand's signature crop. Its box stands before the picture arrives. */
export function BrandPhoto({
  src,
  alt,
  name,
  age,
  note,
  badge,
  urgent = false,
  ...rest
}: BrandPhotoProps) {
  return (
    <div
      className={cn('@container [border:var(--crop-border)] p-[var(--crop-frame)]', rest.className)}
    >
      <div className="crop relative aspect-3/4 overflow-hidden bg-sunken">
        <span aria-hidden="true" className="pattern absolute inset-0" />
        <img
          src={src}
          srcSet={rest.srcSet}
          sizes={rest.sizes}
          alt={alt}
          width={720}
          height={960}
          loading={urgent ? 'eager' : 'lazy'}
          fetchPriority={urgent ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
        {name !== undefined && (
          <div className="absolute inset-x-0 bottom-0 pt-8 text-on-scrim [--fade:2rem] @xs:pt-14 @xs:[--fade:3.5rem] [background:linear-gradient(to_top,var(--scrim)_calc(100%_-_var(--fade)),transparent)]">
            <div className="grid grid-cols-1 justify-items-start gap-0.5 [padding:var(--caption-pad)] @xs:gap-1">
              <p className="display flex w-full py-0.5 text-[length:clamp(1.0625rem,8.5cqi,var(--step-3))]">
                <span className="truncate">{name}</span>
                {age !== undefined && <span className="tabular shrink-0 pl-[0.35em]">{age}</span>}
              </p>
              {note !== undefined && (
                <p
                  className={cn(
                    'w-full truncate font-ui text-sm',
                    badge !== undefined && 'hidden @[12rem]:block',
                  )}
                >
                  {note}
                </p>
              )}
              {badge !== undefined && <div className="max-w-full">{badge}</div>}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

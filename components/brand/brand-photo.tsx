import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BrandPhotoProps {
  src: string;
  /** The name of the person shown; empty where the name is beside the picture. */
  alt: string;
  /** One line at the foot, on a scrim whose contrast the token test measures. */
  name?: string;
  /** Beside the name; a long name is shortened, the age never. */
  age?: number;
  /** A second line. */
  note?: ReactNode;
  /** Fetched at once and first; for the picture that is visible on arrival. */
  urgent?: boolean;
  /** Other widths, for example `/p/x-360.webp 360w, /p/x.webp 720w`. */
  srcSet?: string;
  sizes?: string;
  className?: string;
}

/** A photograph, 3:4, in the brand's signature crop. Its box has its size before the picture arrives. */
export function BrandPhoto({
  src,
  alt,
  name,
  age,
  note,
  urgent = false,
  ...rest
}: BrandPhotoProps) {
  return (
    <div className={clsx('brand-photo photo-frame', rest.className)}>
      <div className="photo-crop">
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
        />
        {name !== undefined && (
          <div className="photo-caption">
            <div className="photo-caption">
              <p className="photo-name">
                <span className="truncate">{name}</span>
                {age !== undefined && <span className="tabular shrink-0 pl-[0.35em]">{age}</span>}
              </p>
              {note !== undefined && <p className="w-full truncate font-ui text-sm">{note}</p>}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

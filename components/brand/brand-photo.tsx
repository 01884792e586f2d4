import { clsx } from 'clsx';

interface BrandPhotoProps {
  src: string;
  /** The name of the person shown; empty where the name is beside the picture. */
  alt: string;
  /** The same picture as AVIF, half as large, for browsers that know it. */
  avif?: string;
  /** Fetched at once and first; for the picture that is visible on arrival. */
  urgent?: boolean;
  /** Other widths, for example `/p/x-360.webp 360w, /p/x.webp 720w`. */
  srcSet?: string;
  sizes?: string;
  className?: string;
}

/** A photograph, 3:4, in the brand's signature crop, with no text on it: faces stay free. Its box has its size before the picture arrives. */
export function BrandPhoto({ src, alt, avif, urgent = false, ...rest }: BrandPhotoProps) {
  const picture = (
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
  );
  return (
    <div className={clsx('brand-photo photo-frame', rest.className)}>
      <div className="photo-crop">
        <span aria-hidden="true" className="pattern absolute inset-0" />
        {avif === undefined ? (
          picture
        ) : (
          <picture>
            <source srcSet={avif} type="image/avif" />
            {picture}
          </picture>
        )}
      </div>
    </div>
  );
}

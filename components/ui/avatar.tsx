import { cn } from './cn.ts';

interface AvatarProps {
  /** Undefined shows the first letter on the brand's pattern. */
  src?: string;
  name: string;
  /** Pixels; the box keeps them while the picture loads. */
  size?: number;
  className?: string;
}

/** The name stands beside it nearly always, so the picture itself stays silent. */
export function Avatar({ src, name, size = 48, className }: AvatarProps) {
  const box = cn('crop-avatar inline-block shrink-0 overflow-hidden bg-sunken', className);
  if (src === undefined) {
    return (
      <span
        aria-hidden="true"
        className={cn(box, 'relative inline-grid place-items-center bg-second text-on-second')}
        style={{ width: size, height: size, fontSize: size * 0.42 }}
      >
        <span className="pattern absolute inset-0" />
        <span className="display relative">{[...name][0]?.toUpperCase() ?? ''}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={cn(box, 'object-cover object-[50%_22%]')}
      style={{ width: size, height: size }}
    />
  );
}

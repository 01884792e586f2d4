import { clsx } from 'clsx';
import { Star } from 'lucide-react';

interface StarsProps {
  /** From 0 to 5; rounded to whole stars. */
  value: number;
  /** The rating as text, for example "4 of 5". */
  label: string;
  className?: string;
}

const PLACES = [1, 2, 3, 4, 5] as const;

/** Five stars, filled to show the rating; screen readers get the label. */
export function Stars({ value, label, className }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={clsx('inline-flex gap-0.5', className)}>
      {PLACES.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          strokeWidth={1.75}
          className={clsx(
            'size-5 text-accent-ink',
            place <= Math.round(value) ? 'fill-current' : 'opacity-55',
          )}
        />
      ))}
    </span>
  );
}

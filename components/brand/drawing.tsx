import type { ComponentProps } from 'react';
import type { DrawingName } from '#lib/brands/drawing-names.ts';

/** One of the brand's small drawings, in the box that `className` gives it. Decorative: hidden from screen readers. */
export function Drawing({ name, ...rest }: { name: DrawingName } & ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" data-drawing={name} {...rest}>
      <use href={`#drawing-${name}`} />
    </svg>
  );
}

import type { BrandId } from '#lib/brands/schema.ts';
import { wordmarks } from './wordmarks.ts';

/** The brand's name in its own drawing; takes the colour of the text around it. */
export function Wordmark({
  brand,
  name,
  className,
}: {
  brand: BrandId;
  /** Read aloud; omit it where the name is beside the wordmark. */
  name?: string;
  className?: string;
}) {
  const { box, paths, tilt, under, over } = wordmarks[brand];
  return (
    <svg
      viewBox={box}
      className={className}
      fill="currentColor"
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <g transform={tilt}>
        {under}
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
        {over}
      </g>
    </svg>
  );
}

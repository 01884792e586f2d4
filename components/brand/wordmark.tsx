import type { ReactNode } from 'react';
import type { BrandId } from '#lib/brands/schema.ts';
import { letters } from './wordmark-letters.ts';

interface Touch {
  box: string;
  tilt?: string;
  under?: ReactNode;
  over?: ReactNode;
}

/** What each brand does to its own name, in the coordinates of its letters. */
const touches: Readonly<Record<BrandId, Touch>> = {
  dolcevita: {
    box: '-2 -78 390 84',
    over: <circle cx="293" cy="-59" r="11" fill="var(--accent)" />,
  },
  fuego: {
    box: '-8 -70 258 86',
    tilt: 'skewX(-9)',
    over: <path d="M-2 6h240v7H-2z" fill="var(--accent)" />,
  },
  lumiere: {
    box: '-6 -92 364 98',
    under: <circle cx="214" cy="-52" r="36" fill="var(--art-blush)" />,
  },
  spark: {
    box: '0 -82 412 106',
    over: (
      <path
        d="M387.0 -38.0L391.3 -30.7L399.2 -33.6L397.8 -25.2L405.7 -22.3L399.3 -16.8L403.5 -9.5L395.0 -9.4L393.5 -1.1L387.0 -6.5L380.5 -1.1L379.0 -9.4L370.5 -9.5L374.7 -16.8L368.3 -22.3L376.2 -25.2L374.8 -33.6L382.7 -30.7z"
        fill="var(--accent)"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    ),
  },
};

/** The brand's name in its own drawing; takes the colour of the text around it. */
export function Wordmark({
  brand,
  name,
  className,
}: {
  brand: BrandId;
  /** Read aloud; leave out where the name stands beside it. */
  name?: string;
  className?: string;
}) {
  const { paths } = letters[brand];
  const { box, tilt, under, over } = touches[brand];
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

import { Ground, Houses, Stop, Wires } from './street.tsx';
import { Tram } from './tram.tsx';

/** A tram of 1928 at its terminus; behind the glass two people talk. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="cp-plate">
          <path d={PLATE} />
        </clipPath>
        <radialGradient id="cp-beam">
          <stop offset="0.2" stopColor="var(--art-lamp)" stopOpacity="0.85" />
          <stop offset="1" stopColor="var(--art-lamp)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="cp-fog" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-fog)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--art-fog)" />
        </linearGradient>
      </defs>
      <g clipPath="url(#cp-plate)">
        <path d="M0 0h800v960H0z" fill="var(--art-sky)" />
        <Houses />
        <Ground />
        <Wires />
        <Stop />
        <Tram />
      </g>
      <path d={PLATE} fill="none" stroke="var(--art-ink)" strokeWidth="10" />
      <path d={KEYLINE} fill="none" stroke="var(--art-cream)" strokeWidth="4" />
    </svg>
  );
}

const PLATE =
  'M56 6h688a50 50 0 0 0 50 50v848a50 50 0 0 0-50 50H56a50 50 0 0 0-50-50V56A50 50 0 0 0 56 6z';

const KEYLINE =
  'M65 19h670a58 58 0 0 0 46 46v830a58 58 0 0 0-46 46H65a58 58 0 0 0-46-46V65a58 58 0 0 0 46-46z';

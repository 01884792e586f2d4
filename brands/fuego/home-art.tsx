interface Drawing {
  className?: string;
}

/** A glazed wall, tile by tile. */
export function Tiles({ className }: Drawing) {
  return (
    <svg aria-hidden="true" className={className}>
      <defs>
        <pattern id="fg-wall" width="120" height="120" patternUnits="userSpaceOnUse">
          <path d="M0 0h120v120H0z" fill="var(--art-wall)" />
          <path
            d="M60 8l15 15h22v22l15 15-15 15v22H75l-15 15-15-15H23V75L8 60l15-15V23h22z"
            fill="var(--art-tile)"
          />
          <path d="M60 34l18 8 8 18-8 18-18 8-18-8-8-18 8-18z" fill="var(--art-paper)" />
          <path d="M60 47l13 13-13 13-13-13z" fill="var(--art-hot)" />
          <path
            d="M0 0h20L0 20zM120 0v20L100 0zM0 120v-20l20 20zM120 120h-20l20-20z"
            fill="var(--art-gold)"
          />
          <path d="M0 0h120v120" fill="none" stroke="var(--art-night)" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#fg-wall)" />
    </svg>
  );
}

/** Two rings around the centre of a tile, as on a map of the surroundings. */
export function Star({ className }: Drawing) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="6" strokeLinejoin="miter">
        <path d="M48 6l12 12h18v18l12 12-12 12v18H60L48 90 36 78H18V60L6 48l12-12V18h18z" />
        <path d="M48 28l14 6 6 14-6 14-14 6-14-6-6-14 6-14z" />
      </g>
      <path d="M48 40l8 8-8 8-8-8z" fill="currentColor" />
    </svg>
  );
}

/** A carnival mask, taken off: its ribbon hangs loose. */
export function Mask({ className }: Drawing) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className}>
      <path
        d="M6 22c14 8 28 8 42 2 14 6 28 6 42-2 2 26-8 42-26 42-8 0-13-4-16-10-3 6-8 10-16 10C14 64 4 48 6 22zm14 16c4 12 14 14 22 6-4-8-12-10-22-6zm56 0c-10-4-18-2-22 6 8 8 18 6 22-6z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M84 56c4 14-10 14-6 34" fill="none" stroke="currentColor" strokeWidth="5" />
    </svg>
  );
}

/** A coin on its edge, its face towards the viewer. */
export function Coin({ className }: Drawing) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="6">
        <path d="M30 10h14c22 0 38 17 38 38S66 86 44 86H30" />
        <ellipse cx="32" cy="48" rx="26" ry="38" />
      </g>
      <path
        d="M44 36c-16-6-22 4-22 12s6 18 22 12M14 44h20M14 54h18"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
      />
    </svg>
  );
}

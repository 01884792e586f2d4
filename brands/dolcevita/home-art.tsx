interface Drawing {
  className?: string;
}

/** The café's awning over the whole width: stripes that end in scallops. */
export function Awning({ className }: Drawing) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none">
      <defs>
        <pattern id="dv-awning" width="72" height="48" patternUnits="userSpaceOnUse">
          <path d="M0 0h36v24a18 18 0 0 1-36 0z" fill="var(--art-hot)" />
          <path d="M36 0h36v24a18 18 0 0 1-36 0z" fill="var(--art-paper)" />
          <path
            d="M0 24a18 18 0 0 0 36 0 18 18 0 0 0 36 0"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
        </pattern>
      </defs>
      <rect width="100%" height="48" fill="url(#dv-awning)" />
      <rect width="100%" height="4" fill="var(--ink)" />
    </svg>
  );
}

/** The water at the poster's foot. */
export function Sea({ className }: Drawing) {
  return (
    <svg aria-hidden="true" className={className}>
      <defs>
        <pattern id="dv-swell" width="112" height="96" patternUnits="userSpaceOnUse">
          <path d="M0 18q28-28 56 0t56 0v78H0z" fill="var(--art-sea)" />
          <path d="M-28 50q28-28 56 0t56 0 56 0v46H-28z" fill="var(--art-sea-deep)" />
        </pattern>
      </defs>
      <rect width="100%" height="96" fill="url(#dv-swell)" />
    </svg>
  );
}

/** A postage stamp with a sail, cancelled. */
export function Stamp({ className }: Drawing) {
  return (
    <svg viewBox="0 0 112 132" aria-hidden="true" className={className}>
      <path
        d="M6 6h100v120H6z"
        fill="var(--art-paper)"
        stroke="var(--art-ink)"
        strokeWidth="6"
        strokeDasharray="0 10"
        strokeLinecap="round"
      />
      <path d="M14 14h84v104H14z" fill="var(--art-sky)" />
      <circle cx="68" cy="46" r="18" fill="var(--art-sun)" />
      <path d="M14 86h84v32H14z" fill="var(--art-sea)" />
      <path d="M50 80V34L30 80z" fill="var(--art-hot)" />
      <path d="M55 80V42l16 38z" fill="var(--art-paper)" />
      <path d="M26 84h52l-8 12H34z" fill="var(--art-ink)" />
      <g fill="none" stroke="var(--art-ink)" strokeWidth="2.5" opacity="0.7">
        <circle cx="20" cy="112" r="26" />
        <circle cx="20" cy="112" r="19" />
        <path d="M44 100q14-8 28 0t28 0M45 110q14-8 28 0t28 0M44 120q14-8 28 0t28 0" />
      </g>
    </svg>
  );
}

/** A bentwood chair beside a table with one drink left on it. */
export function Chair({ className }: Drawing) {
  return (
    <svg viewBox="0 0 420 400" aria-hidden="true" className={className}>
      <g fill="none" stroke="var(--art-ink)" strokeWidth="11" strokeLinecap="round">
        <path d="M64 400 84 232V96a62 62 0 0 1 124 0v136l22 168" />
        <path d="M108 232v-130a38 38 0 0 1 76 0v130M96 318h102" strokeWidth="8" />
        <path d="M330 206v194M286 400q44-34 88 0" />
      </g>
      <path d="M66 226h160q14 0 14 14t-14 14H66q-14 0-14-14t14-14z" fill="var(--art-hot)" />
      <path d="M240 186h180v20H240z" fill="var(--art-ink)" />
      <g transform="translate(296 82)">
        <path d="M52 6 74-58" stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round" />
        <path d="M0 0h72L62 104H10z" fill="var(--art-paper)" />
        <path d="M4 34h64l-7 66H11z" fill="var(--art-hot)" />
        <path
          d="M0 0h72L62 104H10z"
          fill="none"
          stroke="var(--art-ink)"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <circle
          cx="4"
          cy="2"
          r="24"
          fill="var(--art-leaf)"
          stroke="var(--art-paper)"
          strokeWidth="5"
        />
      </g>
    </svg>
  );
}

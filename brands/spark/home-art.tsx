interface Drawing {
  className?: string;
}

/** The bus line on the map, running down the page. */
export function Route({ className }: Drawing) {
  return (
    <svg aria-hidden="true" className={className}>
      <rect x="4" width="20" height="100%" fill="var(--accent)" />
      <path d="M4 0v9999M24 0v9999" stroke="var(--art-ink)" strokeWidth="2" />
    </svg>
  );
}

const WINDOWS = [36, 128, 220, 312, 404] as const;

/** The bus, seen from the kerb, with two people on the upper deck and a seat between them. */
export function Bus({ className }: Drawing) {
  return (
    <svg
      viewBox="0 0 560 372"
      aria-hidden="true"
      className={className}
      stroke="var(--art-ink)"
      strokeWidth="8"
      strokeLinejoin="round"
    >
      <path d="M44 12h456q44 0 44 44v260H12V56q0-44 32-44z" fill="var(--art-deep)" />
      <path d="M12 158h532v34H12z" fill="var(--art-paper)" />
      {WINDOWS.map((x) => (
        <path key={x} d={`M${String(x)} 48h72v84h-72z`} fill="var(--art-peri)" />
      ))}
      {WINDOWS.slice(0, 4).map((x) => (
        <path key={x} d={`M${String(x)} 214h72v60h-72z`} fill="var(--art-peri)" />
      ))}
      <path d="M404 214h84v102h-84z" fill="var(--art-lime)" />
      <g>
        <circle cx="164" cy="98" r="20" fill="var(--art-coral)" />
        <path d="M136 132q4-22 28-22t28 22z" fill="var(--art-lime)" />
        <circle cx="348" cy="98" r="20" fill="var(--art-lime)" />
        <path d="M320 132q4-22 28-22t28 22z" fill="var(--art-coral)" />
      </g>
      {[124, 344].map((x) => (
        <g key={x}>
          <circle cx={x} cy="318" r="44" fill="var(--art-ink)" />
          <circle cx={x} cy="318" r="15" fill="var(--art-paper)" stroke="none" />
        </g>
      ))}
    </svg>
  );
}

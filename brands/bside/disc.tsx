const GROOVES = [188, 176, 163, 151, 138, 126, 113, 101];

/** A vinyl record seen from above; with `side` its label shows that letter. */
export function Disc({ className, side }: { className?: string; side?: 'A' | 'B' }) {
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true">
      <circle
        cx="200"
        cy="200"
        r="198"
        fill="var(--art-vinyl)"
        stroke="var(--art-groove)"
        strokeWidth="4"
      />
      <g fill="none" stroke="var(--art-groove)" strokeWidth="2.5">
        {GROOVES.map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
      </g>
      <g fill="var(--art-shine)" opacity=".45">
        <path d="M200 200 126 17a197 197 0 0 1 58-14zM200 200l74 183a197 197 0 0 1-58 14z" />
        <path d="M200 200 20 120a197 197 0 0 1 14-25zM200 200l180 80a197 197 0 0 1-14 25z" />
      </g>
      <circle cx="200" cy="200" r="88" fill="var(--art-mustard)" />
      <path
        d={side === 'B' ? 'M112 200a88 88 0 0 0 176 0z' : 'M112 200a88 88 0 0 1 176 0z'}
        fill="var(--art-blue)"
      />
      {side !== undefined && (
        <path
          d={LETTERS[side]}
          fill="var(--art-paper)"
          transform={side === 'B' ? 'translate(0 74)' : undefined}
        />
      )}
      <path
        d={
          side === 'B'
            ? 'M150 150h100v7H150zM164 166h72v6h-72z'
            : 'M150 236h100v7H150zM164 252h72v6h-72z'
        }
        fill="var(--art-ink)"
      />
      <circle cx="200" cy="200" r="9" fill="var(--surface)" />
    </svg>
  );
}

const LETTERS = {
  A: 'M176 182l18-54h13l18 54h-13l-3.500-11h-17l-3.500 11zM194.500 160h11l-5.500-18z',
  B: 'M182 128h21c11 0 17 5 17 13.500 0 6-3 10-8 12 6.500 1.500 10 6.500 10 13 0 9.500-7 15.500-18.500 15.500H182zm12 21h8c4 0 6-2 6-5.500s-2-5.500-6-5.500h-8zm0 22.500h9c4.500 0 7-2.500 7-6.500s-2.500-6-7-6h-9z',
} as const;

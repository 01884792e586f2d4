/** Pictures for empty states, in the brand's own colours: unread letters, a bell, a lens without results. */
export function EmptyPicture({ kind }: { kind: 'letters' | 'bell' | 'lens' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 140"
      className="h-36 w-auto max-w-full justify-self-start"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <circle cx="142" cy="54" r="46" fill="var(--second)" stroke="none" />
      {kind === 'letters' && (
        <>
          <path d="M22 50h112v74H22z" fill="var(--surface-raised)" />
          <path d="m22 50 56 44 56-44" />
          <path d="M22 124 64 84M134 124 92 84" />
          <path d="M116 24h62v42h-30l-14 14V66h-18z" fill="var(--accent)" />
          <path d="M132 40h30M132 51h18" stroke="var(--on-accent)" />
        </>
      )}
      {kind === 'bell' && (
        <>
          <path
            d="M44 106h92c-9-9-12-20-12-36 0-23-13-40-34-40S56 47 56 70c0 16-3 27-12 36z"
            fill="var(--surface-raised)"
          />
          <path d="M78 114a12 12 0 0 0 24 0z" fill="var(--accent)" />
          <path d="M90 30V20" />
          <path d="M150 88h24l-24 26h24M166 52h16l-16 18h16" />
        </>
      )}
      {kind === 'lens' && (
        <>
          <path d="M22 22h58v76H22z" fill="var(--surface-raised)" transform="rotate(-6 51 60)" />
          <path d="m118 94 40 34" stroke="var(--accent)" strokeWidth="14" />
          <circle cx="92" cy="66" r="38" fill="var(--surface-raised)" />
          <circle cx="92" cy="56" r="11" />
          <path d="M72 92c2-14 10-20 20-20s18 6 20 20" />
        </>
      )}
    </svg>
  );
}

import type { ReactNode } from 'react';

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 84"
      className="w-36 text-ink desk:w-56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

function Card({ turned, children }: { turned: number; children: ReactNode }) {
  return (
    <g transform={`rotate(${turned} 60 42)`}>
      <rect x="10" y="12" width="100" height="62" rx="9" fill="var(--surface-raised)" />
      <path d="M10 28h100" strokeWidth="9" strokeLinecap="butt" stroke="var(--accent)" />
      {children}
      <rect x="10" y="12" width="100" height="62" rx="9" />
    </g>
  );
}

function Eyes() {
  return (
    <>
      <circle cx="46" cy="48" r="2.4" fill="currentColor" stroke="none" />
      <circle cx="74" cy="48" r="2.4" fill="currentColor" stroke="none" />
    </>
  );
}

/** A card that was refused. */
export function SadCard() {
  return (
    <Picture>
      <Card turned={-6}>
        <Eyes />
        <path d="M48 64c6-7 18-7 24 0" />
      </Card>
    </Picture>
  );
}

export function HappyCard() {
  return (
    <Picture>
      <Card turned={4}>
        <Eyes />
        <path d="M48 58c6 7 18 7 24 0" />
      </Card>
    </Picture>
  );
}

/** A card whose bank has not answered yet. */
export function WaitingCard() {
  return (
    <Picture>
      <Card turned={-3}>
        <circle cx="60" cy="52" r="14" fill="var(--surface-raised)" />
        <path d="M60 44v8l6 4" />
      </Card>
    </Picture>
  );
}

import Link from 'next/link';
import { creditLevel } from './credit-level.ts';
import { CreditMark } from './credit-mark.tsx';

interface CreditsCounterProps {
  credits: number;
  /** Remaining fraction of the last grant, 0 to 1. */
  share: number;
  /** "Credits", beside the number. */
  label: string;
  href: string;
}

/** The brand's drawing empties with the credits and is red only without any; the number and the text give the same information without colour. */
export function CreditsCounter({ credits, share, label, href }: CreditsCounterProps) {
  return (
    <Link
      prefetch={false}
      href={href}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-field px-2 font-ui text-sm no-underline hover:bg-sunken @5xl/bar:px-3"
    >
      <CreditMark coloured level={credits === 0 ? 'none' : creditLevel(share)} />
      <span className="tabular font-semibold">{credits}</span>
      <span className="sr-only text-ink-soft @5xl/bar:not-sr-only">{label}</span>
    </Link>
  );
}

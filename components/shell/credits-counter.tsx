import { clsx } from 'clsx';
import Link from 'next/link';
import { creditLevel, type CreditLevel } from './credit-level.ts';

const colours: Readonly<Record<CreditLevel, string>> = {
  full: 'text-credit-full',
  medium: 'text-credit-medium',
  empty: 'text-credit-empty',
};

interface CreditsCounterProps {
  credits: number;
  /** Remaining fraction of the last grant, 0 to 1. */
  share: number;
  /** "Credits", beside the number. */
  label: string;
  href: string;
}

/** The ring empties with the credits and is red only without any; the number and the text give the same information without colour. */
export function CreditsCounter({ credits, share, label, href }: CreditsCounterProps) {
  const level = creditLevel(share);
  const colour = colours[level === 'empty' && credits > 0 ? 'medium' : level];
  const length = Math.min(1, Math.max(0, share)) * 50;
  return (
    <Link
      prefetch={false}
      href={href}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-field px-2 font-ui text-sm no-underline hover:bg-sunken @5xl/bar:px-3"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className={clsx('size-5 -rotate-90', colour)}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
      >
        <circle cx="10" cy="10" r="8" className="text-line" />
        <circle cx="10" cy="10" r="8" strokeDasharray={`${String(length)} 51`} />
      </svg>
      <span className="tabular font-semibold">{credits}</span>
      <span className="sr-only text-ink-soft @5xl/bar:not-sr-only">{label}</span>
    </Link>
  );
}

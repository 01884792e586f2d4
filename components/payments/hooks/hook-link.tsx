'use client';

import { useState, type ReactNode } from 'react';
import { isPlainPress } from '#components/discovery/plain-press.ts';
import { useHookFacts } from './hook-facts.tsx';
import { HookPopup, type HookPopupProps } from './hook-popup.tsx';
import { nextOfHook } from './next-of-hook.ts';

interface HookLinkProps extends Pick<HookPopupProps, 'kind' | 'angel'> {
  /** Page with the same prompt, for when no script runs. */
  href: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A link to something that is not open to this member: a press shows why, and the page stays where it is. */
export function HookLink({ kind, angel, href, label, className, children }: HookLinkProps) {
  const facts = useHookFacts();
  const [asked, setAsked] = useState(0);
  const next = nextOfHook(kind, facts);
  if (next !== null) {
    return (
      <a href={`${facts.prefix}${next}`} aria-label={label} className={className}>
        {children}
      </a>
    );
  }
  return (
    <>
      <a
        href={href}
        aria-label={label}
        aria-haspopup="dialog"
        className={className}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setAsked((times) => times + 1);
        }}
      >
        {children}
      </a>
      {asked > 0 && <HookPopup key={asked} kind={kind} angel={angel} />}
    </>
  );
}

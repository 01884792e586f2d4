'use client';

import { useState, type ReactNode } from 'react';
import { HookPrompt } from '#components/payments/hook-prompt.tsx';
import { isPlainPress } from './plain-press.ts';

interface LockedLinkProps {
  hook: 'paginazione' | 'cambia_regione';
  /** Answers with the same prompt, where no script has taken the page over. */
  href: string;
  prefix: string;
  freePages?: number | undefined;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A way that is not open to this member: pressed, it says why, and the page stays where it is. */
export function LockedLink(props: LockedLinkProps) {
  const { hook, href, prefix, freePages, label, className, children } = props;
  const [asked, setAsked] = useState(0);
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
      {asked > 0 && (
        <HookPrompt
          key={asked}
          hook={hook}
          prefix={prefix}
          {...(freePages !== undefined && { freePages })}
        />
      )}
    </>
  );
}

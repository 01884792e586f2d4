'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { isPlainPress } from '#components/discovery/plain-press.ts';
import { cameFromList } from './came-from.ts';

interface BackLinkProps {
  prefix: string;
  children: ReactNode;
}

/** Back to the list as it was left, at its scroll position; a visitor from elsewhere gets the search. */
export function BackLink({ prefix, children }: BackLinkProps) {
  return (
    <a
      href={`${prefix}/find`}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        if (!cameFromList(document.referrer, location.origin, prefix)) return;
        event.preventDefault();
        history.back();
      }}
      className="inline-flex min-h-11 items-center gap-2 font-ui max-[15rem]:gap-1 font-medium text-ink no-underline"
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { Check } from './use-check.ts';
import { CheckState } from './check-state.tsx';

interface EditorBarProps {
  /** What is kept of what was written. */
  saved: ReactNode;
  check: Check;
  /** The ways on. */
  children: ReactNode;
}

/** Stays in sight above a form: what is kept, what stands against it, and the ways on. */
export function EditorBar({ saved, check, children }: EditorBarProps) {
  return (
    <div className="sticky top-0 z-10 -mx-(--gutter) mt-4 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-(--gutter) py-2 lg:-mx-8 lg:px-8">
      <p className="mr-auto text-sm" role="status">
        {saved}
        <CheckState check={check} />
      </p>
      {children}
    </div>
  );
}

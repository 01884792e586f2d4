import type { ReactNode } from 'react';
import type { Check } from './use-check.ts';
import { CheckState } from './check-state.tsx';

interface EditorBarProps {
  /** The save state. */
  saved: ReactNode;
  check: Check;
  /** The actions. */
  children: ReactNode;
}

/** Stays visible above a form: the save state, the check result and the actions. */
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

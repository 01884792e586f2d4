'use client';

import type { ReactNode } from 'react';
import type { Check } from './use-check.ts';

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

/** The state of the draft's check, unless it is checked. */
function CheckState({ check }: { check: Check }) {
  if (check.state === 'checked') return null;
  if (check.state === 'checking') {
    return <span className="ml-2 text-ink-soft">Checking…</span>;
  }
  return (
    <span className="ml-2">
      Check failed.{' '}
      <button type="button" className="min-h-8 underline" onClick={check.again}>
        Retry
      </button>
    </span>
  );
}

'use client';

import type { Check } from './use-check.ts';

/** The state of the draft's check, unless it is checked. */
export function CheckState({ check }: { check: Check }) {
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

import type { ReactNode } from 'react';

/** Shown in place of a thread on wide screens while none is open. */
export function NoThread({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate grid flex-1 place-items-center overflow-hidden p-8">
      <span aria-hidden="true" className="pattern absolute inset-0 -z-10 opacity-60" />
      {children}
    </div>
  );
}

'use client';

import { faultMessage, pathLabel } from './field-labels.ts';
import { fieldId } from './field-parts.tsx';

export interface Fault {
  path: string;
  code: string;
}

/** Opens the sections around a faulty field and scrolls to it. */
function goTo(path: readonly string[]): void {
  for (let length = path.length; length > 0; length -= 1) {
    const place = document.getElementById(fieldId(path.slice(0, length)));
    if (!place) continue;
    let around = place.closest('details');
    while (around) {
      around.open = true;
      around = around.parentElement?.closest('details') ?? null;
    }
    place.scrollIntoView({ block: 'center' });
    place.focus({ preventScroll: true });
    return;
  }
}

/** The faults that prevent publishing; a click leads to the field. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <section aria-label="Errors" className="rounded-card bg-danger-soft p-4 text-on-danger-soft">
      <h2 className="font-semibold">
        {faults.length === 1 ? '1 error prevents' : `${String(faults.length)} errors prevent`}{' '}
        publishing
      </h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {faults.map(({ path, code }, index) => {
          const parts = path === '' ? [] : path.split('.');
          return (
            <li key={`${path} ${code} ${String(index)}`}>
              <button
                type="button"
                className="min-h-8 text-left underline underline-offset-2"
                onClick={() => {
                  goTo(parts);
                }}
              >
                {parts.length === 0
                  ? faultMessage(code)
                  : `${pathLabel(parts)}: ${faultMessage(code)}`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

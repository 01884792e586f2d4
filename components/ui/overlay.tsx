'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';

/** The darkened page behind a layer. */
export function Veil() {
  return <Dialog.Overlay className="motion-fade fixed inset-0 z-40 bg-veil" />;
}

export function CloseCorner({ label, className }: { label: string; className?: string }) {
  return (
    <Dialog.Close
      aria-label={label}
      className={clsx(
        'control grid size-11 place-items-center hover:[--control-fill:var(--surface-sunken)]',
        className,
      )}
    >
      <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Dialog.Close>
  );
}

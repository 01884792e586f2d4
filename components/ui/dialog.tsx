'use client';

import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { focusTitle } from './focus-title.ts';
import { CloseCorner, Veil } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** Also those of a sheet: the width of the window decides which of the two is shown. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons below the content; they stay visible and in reach of the thumb. */
  footer?: ReactNode;
}

/** A dialog in the middle of a wide screen. */
export function Dialog({ open, onOpenChange, ...rest }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Veil />
        <DialogSurface {...rest} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function DialogSurface(props: Omit<DialogProps, 'open' | 'onOpenChange'>) {
  const { title, closeLabel, children, footer } = props;
  const returnFocus = useReturnFocus();
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-6">
      <RadixDialog.Content
        aria-describedby={undefined}
        onOpenAutoFocus={focusTitle}
        onCloseAutoFocus={returnFocus}
        className="motion-rise pointer-events-auto flex max-h-[min(44rem,92dvh)] w-full max-w-lg flex-col overflow-hidden rounded-card bg-raised text-ink shadow-overlay outline-none"
      >
        <header className="flex items-start gap-4 px-7 pt-7">
          <RadixDialog.Title
            data-title
            tabIndex={-1}
            className="outline-none display flex-1 pt-1.5 text-2xl"
          >
            {title}
          </RadixDialog.Title>
          <CloseCorner label={closeLabel} className="-mt-1 -mr-2" />
        </header>
        <div className="overflow-y-auto overscroll-contain px-7 py-4">{children}</div>
        <footer className="px-7 pt-2 pb-7 empty:pt-0">{footer}</footer>
      </RadixDialog.Content>
    </div>
  );
}

'use client';

import * as RadixDialog from 'radix-ui/dialog';
import type { DialogProps } from './dialog.tsx';
import { focusTitle } from './focus-title.ts';
import { CloseCorner, Veil } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

/** Slides up from the lower edge; dragging its head down closes it. */
export function Sheet({ open, onOpenChange, children, ...rest }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Veil />
        <SheetSurface
          onClose={() => {
            onOpenChange(false);
          }}
          {...rest}
        >
          {children}
        </SheetSurface>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function SheetSurface(props: Omit<DialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const { sheet, handle } = useSheetDrag(props.onClose);
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Content
      ref={sheet}
      aria-describedby={undefined}
      onOpenAutoFocus={focusTitle}
      onCloseAutoFocus={returnFocus}
      className="motion-sheet fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-lg flex-col rounded-t-sheet bg-raised text-ink shadow-overlay outline-none"
    >
      <header
        {...handle()}
        className="cursor-grab touch-none select-none px-5 pt-2.5 active:cursor-grabbing"
      >
        <span
          aria-hidden="true"
          className="mx-auto block h-1.5 w-11 rounded-full bg-line-strong opacity-60"
        />
        <div className="mt-2 flex items-center gap-4">
          <RadixDialog.Title
            data-title
            tabIndex={-1}
            className="outline-none display flex-1 text-2xl"
          >
            {props.title}
          </RadixDialog.Title>
          <CloseCorner label={props.closeLabel} className="-mr-2" />
        </div>
      </header>
      <div className="overflow-y-auto overscroll-contain px-5 py-3">{props.children}</div>
      <footer className="pb-safe px-5">
        {props.footer}
        <div className="h-5" />
      </footer>
    </RadixDialog.Content>
  );
}

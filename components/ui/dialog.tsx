'use client';

import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { CloseCorner, Veil } from './overlay.tsx';

interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stand below the text and stay in view. */
  footer?: ReactNode;
  closeLabel: string;
  className?: string;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger, title, description, children, footer } = props;
  return (
    <RadixDialog.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {trigger !== undefined && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <Veil />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-4">
          <RadixDialog.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={cn(
              'motion-rise pointer-events-auto flex max-h-full w-full max-w-lg flex-col overflow-hidden rounded-card bg-raised text-ink shadow-overlay outline-none',
              props.className,
            )}
          >
            <header className="flex items-start gap-4 p-5 pb-0 desk:p-7 desk:pb-0">
              <RadixDialog.Title className="display flex-1 pt-1.5 text-2xl">
                {title}
              </RadixDialog.Title>
              <CloseCorner label={props.closeLabel} className="-mt-1 -mr-2" />
            </header>
            <div className="overflow-y-auto overscroll-contain px-5 py-4 desk:px-7">
              {description !== undefined && (
                <RadixDialog.Description asChild>
                  <div className="text-ink-soft">{description}</div>
                </RadixDialog.Description>
              )}
              {children}
            </div>
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 p-5 pt-2 desk:p-7 desk:pt-2">
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

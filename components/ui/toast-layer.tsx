'use client';

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

export interface ToastText {
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

export type Toast = ToastText & { readonly kind: 'success' | 'error' | 'info' };

const icon = 'size-5 shrink-0';

interface ToastLayerProps {
  label: string;
  /** Registers the function that shows toasts; returns the unsubscribe function. */
  subscribe: (show: (toast: Toast) => void) => () => void;
}

/** The content of Toaster; the live region exists before the first toast is announced in it. */
export function ToastLayer({ label, subscribe }: ToastLayerProps) {
  useEffect(
    () =>
      subscribe(({ kind, title, ...rest }) => {
        toast[kind](title, rest);
      }),
    [subscribe],
  );
  return (
    <Sonner
      position="top-center"
      offset={16}
      gap={10}
      visibleToasts={3}
      containerAriaLabel={label}
      icons={{
        success: <CircleCheck aria-hidden="true" strokeWidth={1.75} className={icon} />,
        error: <CircleAlert aria-hidden="true" strokeWidth={1.75} className={icon} />,
        info: <Info aria-hidden="true" strokeWidth={1.75} className={icon} />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card border-[length:var(--border-control)] border-line-strong bg-raised px-4 py-3 font-ui text-sm text-ink shadow-overlay desk:w-(--width)',
          title: 'font-semibold',
          description: 'text-ink-soft',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-danger',
          actionButton: 'ml-auto min-h-11 -my-1.5 font-semibold text-accent-ink underline',
        },
      }}
    />
  );
}

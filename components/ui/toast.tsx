'use client';

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Toaster as Sonner, toast } from 'sonner';

const icon = 'size-5 shrink-0';

/** Stands once in the layout. `label` names the region for screen readers. */
export function Toaster({ label }: { label: string }) {
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

interface ToastText {
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

/** Says in passing what happened. What one must act on is a popup, not a toast. */
export function showToast(kind: 'success' | 'error' | 'info', { title, ...rest }: ToastText): void {
  toast[kind](title, rest);
}

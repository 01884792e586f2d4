'use client';

import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';

const SHOWN_MS = 5000;

interface PassingTipProps {
  open: boolean;
  onClose: () => void;
  tone?: 'success' | 'danger';
  children: ReactNode;
  className?: string;
}

/** A tip beside the control that was just used ("like sent"); it disappears after five seconds. */
export function PassingTip(props: PassingTipProps) {
  const { open, onClose, tone = 'success', children, className } = props;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [open, onClose]);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div role="status" className={className}>
      {open && (
        <p
          data-state="open"
          className={clsx(
            'motion-rise inline-flex items-center gap-2 rounded-field px-4 py-2.5 font-ui text-sm font-medium',
            tone === 'success'
              ? 'bg-success-soft text-on-success-soft'
              : 'bg-danger-soft text-on-danger-soft',
          )}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}

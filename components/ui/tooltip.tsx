'use client';

import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTip } from './use-tip.ts';

/** Props for the element that the tip is about. */
type TipTrigger = ReturnType<typeof useTip>['onTrigger'] & {
  'aria-describedby': string | undefined;
};

interface TooltipProps {
  text: ReactNode;
  /** One focusable element, which must spread the given props. The tip adds to its name and never replaces it. */
  children: (trigger: TipTrigger) => ReactNode;
  side?: 'top' | 'bottom';
  className?: string;
}

const GAP = 8;
const MARGIN = 12;

/** Places the tip beside its element, within the window; the arrow points at the element's middle. */
function place(tip: HTMLElement, about: DOMRect, side: 'top' | 'bottom'): void {
  const { width, height } = tip.getBoundingClientRect();
  const middle = about.left + about.width / 2;
  const last = document.documentElement.clientWidth - width - MARGIN;
  const left = Math.max(MARGIN, Math.min(middle - width / 2, last));
  tip.style.left = `${left}px`;
  tip.style.top = `${side === 'top' ? about.top - height - GAP : about.bottom + GAP}px`;
  tip.style.setProperty('--tip-arrow', `${middle - left}px`);
}

/** A tip for an element that shows only an icon, on hover and on keyboard focus. */
export function Tooltip({ text, children, side = 'top', className }: TooltipProps) {
  const id = useId();
  const { about, onTrigger, onTip } = useTip();
  return (
    <>
      {children({ ...onTrigger, 'aria-describedby': about === null ? undefined : id })}
      {about !== null &&
        createPortal(
          <div
            ref={(tip) => {
              if (tip !== null) place(tip, about, side);
            }}
            id={id}
            role="tooltip"
            {...onTip}
            className={clsx(
              'fixed z-50 w-max max-w-64 animate-[fade-in_var(--duration)_linear] rounded-field bg-ink px-3 py-2 font-ui text-sm text-surface',
              className,
            )}
          >
            {text}
            <span
              aria-hidden="true"
              className={clsx(
                'absolute left-(--tip-arrow) size-2 -translate-x-1/2 rotate-45 bg-ink',
                side === 'top' ? '-bottom-1' : '-top-1',
              )}
            />
          </div>,
          document.body,
        )}
    </>
  );
}

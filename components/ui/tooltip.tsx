'use client';

import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface TooltipProps {
  text: ReactNode;
  /** One focusable element. The tip adds to its name and never replaces it. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
}

/** A word on what has only an icon, for a mouse that rests on it and for the keyboard. */
export function Tooltip({ text, children, side = 'top', className }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className={cn(
              'z-50 max-w-64 rounded-field bg-ink px-3 py-2 font-ui text-sm text-surface data-[state=delayed-open]:animate-[fade-in_var(--duration)_linear]',
              className,
            )}
          >
            {text}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

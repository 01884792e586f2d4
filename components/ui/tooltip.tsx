'use client';

import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

interface TooltipProps {
  text: ReactNode;
  /** One focusable element. The tip adds to its name and never replaces it. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-field bg-ink px-3 py-2 font-ui text-sm text-surface data-[state=delayed-open]:animate-[fade-in_var(--duration)_linear]"
          >
            {text}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

'use client';

import { Check } from 'lucide-react';
import { buttonStyle } from '#components/ui/button-style.ts';

interface FilterChipProps {
  href: string;
  on: boolean;
  label: string;
}

/** One filter as a switch that is a link: it leads to the page with or without the filter. */
export function FilterChip({ href, on, label }: FilterChipProps) {
  return (
    <a
      href={href}
      role="switch"
      aria-checked={on}
      // Enter follows a link; a switch answers to the space bar, too.
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      className={buttonStyle({ variant: on ? 'primary' : 'secondary', size: 'sm' })}
    >
      {on && <Check aria-hidden="true" strokeWidth={2} className="size-4" />}
      {label}
    </a>
  );
}

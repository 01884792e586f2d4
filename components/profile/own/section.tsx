import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Fragment of this section. The id is on the content, so that the browser opens the section for it. */
  id: string;
  title: string;
  /** Summary of the state, readable while collapsed. */
  note?: string;
  open?: boolean;
  children: ReactNode;
}

/** One collapsible part of the account. */
export function Section({ id, title, note, open, children }: SectionProps) {
  return (
    <details open={open} className="group border-t border-line last:border-b">
      <summary className="flex min-h-18 list-none items-center justify-between gap-4 py-3.5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 gap-0.5">
          <h2 className="display text-xl">{title}</h2>
          {note !== undefined && <span className="text-sm text-ink-soft">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 transition-transform duration-[var(--duration)] ease-brand group-open:rotate-180"
        />
      </summary>
      <div id={id} className="grid scroll-mt-28 gap-4 pb-7">
        {children}
      </div>
    </details>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  /** Its purpose, in one or two sentences. */
  text: ReactNode;
  /** The controls are below the explanation on wide screens too. */
  stacked?: boolean;
  children: ReactNode;
}

/** One topic of the account: its explanation on the left, its controls on the right or, stacked, below. */
export function Part({ id, title, text, stacked = false, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'grid grid-cols-1 gap-x-16 gap-y-5 border-t border-line py-8 lg:py-10',
        !stacked && 'lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]',
      )}
    >
      <div className="grid content-start gap-2">
        <h2 id={id} className="display scroll-mt-28 text-xl">
          {title}
        </h2>
        <div className="max-w-prose text-sm text-ink-soft">{text}</div>
      </div>
      <div className="min-w-0 max-w-[34rem]">{children}</div>
    </section>
  );
}

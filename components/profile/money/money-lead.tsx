import type { ReactNode } from 'react';

interface MoneyLeadProps {
  /** The credits left and the stored cards. */
  beside: ReactNode;
  /** Id of the heading. */
  id: string;
  title: string;
  /** What renews, and the button that ends it. */
  children: ReactNode;
}

/**
 * The top of the page, larger than its other parts: the subscription on a card, and what it is paid with and brings
 * beside it.
 */
export function MoneyLead({ beside, id, title, children }: MoneyLeadProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 pb-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <section aria-labelledby={id} className="card">
        <h2 id={id} className="mb-2 scroll-mt-28 font-ui text-sm font-semibold text-ink-soft">
          {title}
        </h2>
        {children}
      </section>
      <div className="grid gap-2 [&>section]:border-t-0 [&>section]:pb-0">{beside}</div>
    </div>
  );
}

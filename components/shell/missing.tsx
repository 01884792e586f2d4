import type { ReactNode } from 'react';

interface MissingProps {
  title: string;
  text: string;
  /** Links: where one can go from here. */
  children: ReactNode;
}

/** What stands where something asked for is not there: said plainly, with the ways on. */
export function Missing({ title, text, children }: MissingProps) {
  return (
    <main id="content" className="mx-auto max-w-page px-(--gutter) py-16 lg:py-28">
      <h1 className="display text-4xl">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </main>
  );
}

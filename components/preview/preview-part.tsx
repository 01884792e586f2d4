import type { ReactNode } from 'react';

interface PreviewPartProps {
  title: string;
  /** What the page itself does not show, for operators. */
  note?: string | undefined;
  children: ReactNode;
}

/** One part of what members see, with a heading for operators. */
export function PreviewPart({ title, note, children }: PreviewPartProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <div lang="en" className="grid gap-1 text-sm text-ink-soft">
        <h2>{title}</h2>
        {note !== undefined && <p className="max-w-prose">{note}</p>}
      </div>
      {children}
    </section>
  );
}

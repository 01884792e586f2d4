import type { ReactNode } from 'react';

interface MissingProps {
  /** Plain words above a title that is the brand's own. */
  overline?: string;
  title: string;
  text: string;
  /** Names the page to styles of its frame. */
  page?: 'offline';
  /** Decorative, beside the text. */
  picture?: ReactNode;
  /** Links to other pages. */
  children: ReactNode;
}

/** Shown when the requested thing does not exist: says so, and links to other pages. */
export function Missing({ overline, title, text, page, picture, children }: MissingProps) {
  return (
    <main
      id="content"
      data-page={page}
      className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-(--gutter) pt-10 pb-20 lg:grid-cols-[1.2fr_1fr] lg:pt-16 lg:pb-28"
    >
      <div>
        {overline !== undefined && <p className="mb-3 font-medium text-ink-soft">{overline}</p>}
        <h1 className="display text-[clamp(2.5rem,11vw,4rem)] lg:text-[clamp(4rem,6.5vw,6.5rem)]">
          {title}
        </h1>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      {picture}
    </main>
  );
}

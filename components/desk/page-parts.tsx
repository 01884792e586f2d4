import { clsx } from 'clsx';
import Link from 'next/link';

interface PagePartsProps {
  /** Accessible name of the navigation. */
  label: string;
  parts: readonly {
    readonly href: string;
    readonly name: string;
    readonly here: boolean;
    /** How much waits there. */
    readonly count?: string | undefined;
  }[];
}

/** Tabs of a page, each with its own address. */
export function PageParts({ label, parts }: PagePartsProps) {
  return (
    <nav aria-label={label} className="mt-4 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {parts.map(({ href, name, here, count }) => (
          <li key={href}>
            <Link
              prefetch={false}
              href={href}
              aria-current={here ? 'page' : undefined}
              // Beside the name and not in it, as in the navigation.
              aria-description={count === undefined ? undefined : `${count} waiting`}
              className={clsx(
                'block border-b-2 px-2 py-2.5 sm:px-3 text-sm font-medium whitespace-nowrap',
                here ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {name}
              {count !== undefined && (
                <span aria-hidden="true" className="ml-1.5 text-xs tabular-nums">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

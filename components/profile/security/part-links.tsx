import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';

export interface PartLink {
  /** Id of the heading of the part. */
  readonly id: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Its present state in a word or a number; undefined while it is not known. */
  readonly state?: string | undefined;
  /** What it does cannot be undone. */
  readonly danger?: boolean;
}

export interface PartGroup {
  readonly title: string;
  /** In the order of the page. */
  readonly parts: readonly PartLink[];
}

interface PartLinksProps {
  /** Id of the heading of the page, which names the list. */
  labelledBy: string;
  groups: readonly PartGroup[];
}

/** Links to the parts of a long page: a list with their states on phones, a column beside them on wide screens. */
export function PartLinks({ labelledBy, groups }: PartLinksProps) {
  return (
    <nav
      aria-labelledby={labelledBy}
      className="grid gap-5 self-start pb-8 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)] lg:gap-6"
    >
      {groups.map(({ title, parts }) => (
        <div key={title} className="grid gap-2">
          <p className="px-1 font-ui text-sm text-ink-soft lg:px-5">{title}</p>
          <ul className="divide-y divide-line max-lg:rounded-card max-lg:[border:var(--card-border)] max-lg:bg-raised max-lg:px-4 max-lg:shadow-card lg:grid lg:divide-y-0 lg:border-l lg:border-line lg:pl-5">
            {parts.map((part) => (
              <li key={part.id}>
                <Row {...part} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Row({ id, title, icon: Icon, state, danger = false }: PartLink) {
  return (
    <a
      href={`#${id}`}
      className={clsx(
        'flex min-h-12 items-center gap-3 py-2 font-ui font-medium no-underline max-[15rem]:flex-wrap max-[15rem]:gap-y-0 max-[15rem]:[&_svg]:hidden lg:min-h-11 lg:text-sm lg:hover:underline',
        danger && 'text-danger',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 stroke-[1.75] lg:hidden" />
      <span className="min-w-0 flex-1 break-words max-[15rem]:basis-full">{title}</span>{' '}
      {state !== undefined && (
        <span className="shrink-0 text-sm font-normal text-ink-soft lg:hidden">{state}</span>
      )}
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft lg:hidden" />
    </a>
  );
}

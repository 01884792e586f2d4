import { Check, ChevronRight } from 'lucide-react';

interface AlternativesProps {
  title: string;
  alternatives: readonly { readonly label: string; readonly href: string | null }[];
}

const ROW = 'flex min-h-11 items-center gap-3 py-1.5';

/** The alternatives that cost nothing: links, and facts that need no step. */
export function Alternatives({ title, alternatives }: AlternativesProps) {
  if (alternatives.length === 0) return null;
  return (
    <section aria-label={title} className="rounded-field bg-sunken px-4 py-2">
      <h3 className="pt-1.5 font-ui text-sm font-semibold text-ink-soft">{title}</h3>
      <ul className="grid divide-y divide-line">
        {alternatives.map(({ label, href }) => (
          <li key={label}>
            {href === null ? (
              <span className={ROW}>
                <Check
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="size-5 shrink-0 text-success"
                />
                {label}
              </span>
            ) : (
              <a
                href={href}
                className={`${ROW} font-semibold text-ink no-underline hover:underline`}
              >
                <span className="min-w-0 flex-1">{label}</span>
                <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** One section that opens without any script: the browser's own `<details>`. */
export function Disclosure({
  title,
  children,
  open,
  className,
  onOpen,
}: {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  className?: string;
  onOpen?: () => void;
}) {
  return (
    <details
      open={open}
      className={clsx('group border-b border-line', className)}
      onToggle={
        onOpen &&
        (({ currentTarget }) => {
          if (currentTarget.open) onOpen();
        })
      }
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2.5 font-ui font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 transition-transform duration-[var(--duration)] ease-brand group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

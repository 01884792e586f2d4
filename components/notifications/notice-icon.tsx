import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** Replaces the picture for notifications that come from no profile. */
export function NoticeIcon({ icon: Icon, danger }: { icon: LucideIcon; danger?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-11 shrink-0 place-items-center crop-avatar bg-sunken desk:size-13',
        danger === true ? 'text-danger' : 'text-accent-ink',
      )}
    >
      <Icon strokeWidth={1.75} className="size-5.5 desk:size-6" />
    </span>
  );
}

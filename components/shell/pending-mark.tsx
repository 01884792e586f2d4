import { clsx } from 'clsx';
import { useLinkStatus } from 'next/link';

/** Inside a link: the rule of the current page, and at once after a press a moving one until the next page is there. */
export function PendingMark({ current, className }: { current: boolean; className: string }) {
  const { pending } = useLinkStatus();
  if (!pending && !current) return null;
  return (
    <span
      aria-hidden="true"
      data-pending={pending || undefined}
      className={clsx(
        'rule absolute',
        pending && 'animate-[breathe_0.9s_ease-in-out_infinite]',
        className,
      )}
    />
  );
}

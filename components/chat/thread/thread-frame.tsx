import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The frame of a thread: the whole screen on phones, above the keyboard; the right pane elsewhere. */
export function ThreadFrame({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={clsx(
        'thread-frame [container-type:size] relative isolate flex min-h-0 flex-1 flex-col overflow-x-hidden bg-surface max-desk:fixed max-desk:inset-x-0 max-desk:top-(--visible-top,0px) max-desk:z-40 max-desk:h-(--visible-height,100dvh) max-desk:pt-[max(env(safe-area-inset-top),var(--notice-height,0px))] overflow-y-auto',
        className,
      )}
      {...rest}
    />
  );
}

import type { ReactNode } from 'react';
import { cn } from '#components/ui/cn.ts';

interface ChatPanesProps {
  /** "Messages": heads the list on wide screens; on phones the shell's strip says it. */
  title: string;
  list: ReactNode;
  /** The open thread; without one a hint stands in its place. */
  thread?: ReactNode;
  /** In the thread's place while none is open. */
  hint: ReactNode;
}

/**
 * List and thread side by side, as tall as the window less 240 px and at most 1000. Narrow screens show
 * one of them: the list, or the open thread.
 */
export function ChatPanes({ title, list, thread, hint }: ChatPanesProps) {
  const open = thread !== undefined;
  // The open thread is headed by its name.
  const Title = open ? 'h2' : 'h1';
  return (
    <div className="mx-auto flex w-full max-w-page desk:h-[clamp(24rem,100dvh-240px,1000px)] desk:overflow-hidden desk:border-line desk:bg-surface md:my-8 md:rounded-card md:border">
      <div
        className={cn(
          'min-h-0 min-w-0 flex-1 flex-col md:flex md:max-w-sm md:border-r md:border-line',
          open ? 'hidden' : 'flex',
        )}
      >
        <Title className="display px-4 pt-5 pb-3 text-2xl max-desk:sr-only">{title}</Title>
        {list}
      </div>
      <div className={cn('min-h-0 min-w-0 flex-1 flex-col md:flex', open ? 'flex' : 'hidden')}>
        {thread ?? (
          <div className="relative isolate grid flex-1 place-items-center overflow-hidden p-8">
            <span aria-hidden="true" className="pattern absolute inset-0 -z-10 opacity-60" />
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

interface ListEndProps {
  /** That there is no more, or where to go on. */
  children: ReactNode;
  action: ReactNode;
  className?: string;
}

/** Below the last row of a short list: the brand's drawing and a next step. */
export function ListEnd({ children, action, className }: ListEndProps) {
  return (
    <div
      className={clsx(
        'flex items-center gap-4 rounded-card bg-sunken p-4 max-[15rem]:flex-col max-[15rem]:items-start desk:gap-6 desk:p-5',
        className,
      )}
    >
      <Drawing name="empty" className="aspect-10/7 w-[min(7.5rem,34%)] shrink-0" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-3">
        <p className="font-ui text-balance">{children}</p>
        {action}
      </div>
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface BubbleButtonProps {
  icon: LucideIcon;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button below an unsent message. */
export function BubbleButton({ icon: Icon, children, ...rest }: BubbleButtonProps) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-1.5 font-ui text-sm font-semibold underline underline-offset-4"
      {...rest}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';

/** An error message, announced to screen readers at once. */
export function ErrorMessage({ children }: { children: string | null }) {
  return (
    <p role="alert" className={children === null ? 'sr-only' : 'text-sm font-medium text-danger'}>
      {children}
    </p>
  );
}

interface LoadErrorProps {
  /** The reason, as text. */
  errorMessage: string;
  /** Whether it is being loaded again. */
  reading?: boolean;
  again: () => void;
  /** What is shown until then. */
  children?: ReactNode;
}

/** The error for content that could not be loaded: the reason, and a retry. */
export function LoadError({ errorMessage, reading = false, again, children }: LoadErrorProps) {
  return (
    <div className="my-4 flex flex-wrap items-center gap-3">
      <ErrorMessage>{errorMessage}</ErrorMessage>
      {children}
      <Button size="sm" variant="secondary" pending={reading} onClick={again}>
        Retry
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ErrorMessage } from './error-message.tsx';

interface LoadErrorProps {
  /** Why, in words. */
  errorMessage: string;
  /** Whether it is being asked for again. */
  reading?: boolean;
  again: () => void;
  /** What holds until then. */
  children?: ReactNode;
}

/** What could not be read: why, and the way to ask again. */
export function LoadError({ errorMessage, reading = false, again, children }: LoadErrorProps) {
  return (
    <div className="my-4 flex flex-wrap items-center gap-3">
      <ErrorMessage>{errorMessage}</ErrorMessage>
      {children}
      <Button size="sm" variant="secondary" pending={reading} onClick={again}>
        Try again
      </Button>
    </div>
  );
}

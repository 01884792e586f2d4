import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { LoadError } from '../error-message.tsx';

interface QueryContentProps<T> {
  data: T | undefined;
  errorMessage: string | null;
  again: () => void;
  children: (data: T) => ReactNode;
}

/** The result of a call; before it a skeleton, after a failure an error with a retry. */
export function QueryContent<T>({ data, errorMessage, again, children }: QueryContentProps<T>) {
  if (errorMessage !== null) return <LoadError errorMessage={errorMessage} again={again} />;
  if (data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-3 py-4">
        <span className="sr-only">Loading</span>
        {['w-2/3', 'w-full', 'w-5/6', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    );
  }
  return children(data);
}

import { Skeleton } from '#components/ui/skeleton.tsx';
import { LoadError } from './error-message.tsx';
import { deskError } from './desk-errors.ts';

interface NotHereYetProps {
  /** `The conversation is being fetched`. */
  label: string;
  /** The error; undefined while it loads. */
  error: unknown;
  again: () => void;
}

/** Replaces an item and its details until it is loaded. */
export function NotHereYet({ label, error, again }: NotHereYetProps) {
  if (error !== undefined) return <LoadError errorMessage={deskError(error)} again={again} />;
  return (
    <div role="status" aria-busy="true" aria-label={label} className="mt-4 grid gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

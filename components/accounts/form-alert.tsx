import { CircleAlert } from 'lucide-react';

/** The error of the whole form; screen readers announce it as soon as it appears. */
export function FormAlert({ children }: { children: string | undefined }) {
  return (
    <div role="alert">
      {children !== undefined && (
        <p className="flex items-start gap-2 rounded-field bg-danger-soft px-4 py-3 text-sm text-on-danger-soft">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}

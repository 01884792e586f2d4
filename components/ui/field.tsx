import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { described } from './described.ts';

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  /** Id of the control, if something refers to it by name. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Beside the label, for example "optional". */
  note?: string;
  /** Receives the attributes that connect the control with its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

export function Field({ id: given, label, hint, error, note, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const { hasHint, hasError, describedBy } = described(id, hint, error);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label
        htmlFor={id}
        className="flex items-baseline justify-between gap-3 font-ui font-semibold"
      >
        {label}
        {note !== undefined && <span className="text-sm font-normal text-ink-soft">{note}</span>}
      </label>
      {children({
        id,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(hasError && { 'aria-invalid': true }),
      })}
      {hasHint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** One line that says what is wrong and what to do; also used below groups that are no single field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

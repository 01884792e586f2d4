import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

interface WhenFieldProps {
  hint?: string;
  /** As the input has it, in the operator's time zone; empty while none is chosen. */
  value: string;
  /** Has the focus when its dialog opens. */
  autoFocus?: boolean;
  onValue: (value: string) => void;
}

/** A day and a time in the operator's time zone, which it names. Rendered in the browser only. */
export function WhenField({ hint, value, autoFocus = false, onValue }: WhenFieldProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const zone = `Your time zone: ${timeZone.replaceAll('_', ' ')}.`;
  return (
    <Field label="Publish at" hint={hint === undefined ? zone : `${hint} ${zone}`}>
      {(control) => (
        <Input
          {...control}
          autoFocus={autoFocus}
          type="datetime-local"
          value={value}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}

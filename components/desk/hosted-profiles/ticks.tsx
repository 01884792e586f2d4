'use client';

interface TicksProps<Value extends string> {
  legend: string;
  hint?: string;
  error?: string | undefined;
  values: readonly Value[];
  disabled?: boolean;
  options: readonly { value: Value; label: string }[];
  onValues: (values: Value[]) => void;
}

/** A multiple choice; the values are in the order of ticking. */
export function Ticks<Value extends string>(props: TicksProps<Value>) {
  const { legend, hint, error, values, options, onValues, disabled = false } = props;
  return (
    <fieldset className="grid gap-1.5" disabled={disabled}>
      <legend className="font-semibold">{legend}</legend>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2 text-sm lg:min-h-9">
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ target }) => {
                const others = values.filter((one) => one !== value);
                onValues(target.checked ? [...others, value] : others);
              }}
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

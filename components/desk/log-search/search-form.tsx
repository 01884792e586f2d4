import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Select } from '#components/ui/select.tsx';

interface SearchFormProps {
  q: string;
  level: string;
}

const LEVELS = [
  { value: '40', label: 'Warnings and errors' },
  { value: '50', label: 'Errors' },
];

/** A native form: the search terms are stored in the address. */
export function SearchForm({ q, level }: SearchFormProps) {
  return (
    <form
      role="search"
      className="mt-5 grid items-end gap-3 sm:grid-cols-[minmax(16rem,26rem)_14rem_auto] sm:justify-start"
    >
      <Field label="Request or record ID">
        {(control) => (
          <Input
            {...control}
            name="q"
            key={q}
            defaultValue={q}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <Field label="Level">
        {(control) => (
          <Select {...control} name="level" key={level} defaultValue={level} options={LEVELS} />
        )}
      </Field>
      <Button type="submit">Search</Button>
    </form>
  );
}

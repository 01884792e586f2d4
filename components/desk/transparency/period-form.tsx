import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Select } from '#components/ui/select.tsx';

interface PeriodFormProps {
  /** Both inclusive. */
  from: string;
  to: string;
  /** The last selectable day. */
  today: string;
  brand: string;
  brands: readonly { readonly id: string; readonly name: string }[];
}

/** The period and the brand; they are stored in the address. */
export function PeriodForm({ from, to, today, brand, brands }: PeriodFormProps) {
  return (
    <form
      action="/transparency"
      // After back navigation the fields show the address's values, not the browser's restored ones.
      autoComplete="off"
      aria-label="Period"
      className="mt-5 grid max-w-3xl grid-cols-2 items-end gap-3 text-sm sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
    >
      <Field label="From">
        {(control) => (
          <Input {...control} type="date" name="from" max={today} defaultValue={from} />
        )}
      </Field>
      <Field label="To">
        {(control) => <Input {...control} type="date" name="to" max={today} defaultValue={to} />}
      </Field>
      <Field label="Brand">
        {(control) => (
          <Select
            {...control}
            name="brand"
            placeholder="All brands"
            defaultValue={brand}
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}

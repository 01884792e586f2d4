import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Filters } from '#lib/desk/analytics/view.ts';

const LENGTHS = [
  { value: '7', label: '7 days' },
  { value: '28', label: '28 days' },
  { value: '91', label: '13 weeks' },
  { value: '182', label: '26 weeks' },
  { value: '364', label: '52 weeks' },
];

interface FilterFormProps {
  filters: Filters;
  /** The last day shown, and the last selectable day. */
  until: string;
  yesterday: string;
  brands: readonly { readonly id: string; readonly name: string }[];
  flows: readonly string[];
  sources: readonly string[];
}

/** The filters; they are stored in the address, so that they can be bookmarked, shared and returned to. */
export function FilterForm({ filters, until, yesterday, brands, flows, sources }: FilterFormProps) {
  const choices = [
    ['brand', 'Brand', 'All brands', brands.map(({ id, name }) => ({ value: id, label: name }))],
    ['flow', 'Flow', 'All flows', flows.map((code) => ({ value: code, label: code }))],
    [
      'source',
      'Source',
      'All sources',
      sources.map((one) => ({ value: one, label: one === 'none' ? 'Direct' : one })),
    ],
  ] as const;
  return (
    <form
      action="/analytics"
      // After back navigation the fields show the address's values, not the browser's restored ones.
      autoComplete="off"
      aria-label="Filters"
      className="mt-5 grid grid-cols-2 items-end gap-3 text-sm sm:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
    >
      <Field label="Period">
        {(control) => (
          <Select {...control} name="days" defaultValue={filters.days} options={LENGTHS} />
        )}
      </Field>
      <Field label="To">
        {(control) => (
          <Input {...control} type="date" name="until" max={yesterday} defaultValue={until} />
        )}
      </Field>
      {choices.map(([name, label, all, options]) => (
        <Field key={name} label={label}>
          {(control) => (
            <Select
              {...control}
              name={name}
              placeholder={all}
              defaultValue={filters[name] ?? ''}
              options={options}
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="secondary">
        Apply
      </Button>
    </form>
  );
}

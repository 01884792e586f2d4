'use client';

import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { OperatorRole } from '#lib/db/generated/enums.ts';
import { sentenceCase } from '../format.ts';

const ROLES: readonly OperatorRole[] = [
  'moderator',
  'senior_moderator',
  'care',
  'operator',
  'finance',
  'admin',
];

export interface NamedBrand {
  id: string;
  name: string;
}

export interface Place {
  role: OperatorRole;
  brandIds: readonly string[];
}

interface RoleFieldsProps {
  /** The brands that the current admin may assign. */
  brands: readonly NamedBrand[];
  /** Whether these are all brands. */
  all: boolean;
  value: Place;
  onValue: (value: Place) => void;
}

/** An operator's role and brands. */
export function RoleFields({ brands, all, value, onValue }: RoleFieldsProps) {
  const { role, brandIds } = value;
  return (
    <>
      <Field label="Role">
        {(control) => (
          <Select
            {...control}
            value={role}
            options={ROLES.map((one) => ({ value: one, label: sentenceCase(one) }))}
            onChange={({ target }) => {
              onValue({ ...value, role: ROLES.find((one) => one === target.value) ?? role });
            }}
          />
        )}
      </Field>
      <fieldset className="grid gap-1.5">
        <legend className="font-semibold">Brands</legend>
        <p className="text-sm text-ink-soft">
          {all ? 'No selection means all brands.' : 'No selection means all of your brands.'}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {brands.map((brand) => (
            <label key={brand.id} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={brandIds.includes(brand.id)}
                onChange={({ target }) => {
                  const others = brandIds.filter((id) => id !== brand.id);
                  const chosen = target.checked ? [...others, brand.id] : others;
                  onValue({ ...value, brandIds: chosen });
                }}
              />
              {brand.name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

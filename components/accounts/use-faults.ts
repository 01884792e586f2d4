'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { CallError } from '#lib/http/client/call.ts';

export type Faults<Field extends string> = Partial<Readonly<Record<Field, string>>>;

/** What is wrong with a form: a code for each field, and one for what belongs to no field. */
export function useFaults<Field extends string>(fields: readonly Field[]) {
  const errors = useTranslations('errors');
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [general, setGeneral] = useState<string>();

  /** Sorts a refused call onto the fields it names; the rest is said above the button. */
  const take = useCallback(
    (error: unknown): Field | undefined => {
      const refused = error instanceof CallError ? error : undefined;
      const named = (refused?.fields ?? []).flatMap(({ path, code }) => {
        const field = fields.find((known) => known === path);
        return field === undefined ? [] : [[field, code] as const];
      });
      setFaults(Object.fromEntries(named) as Faults<Field>);
      setGeneral(named.length === 0 ? (refused?.code ?? 'unexpected') : undefined);
      return named[0]?.[0];
    },
    [fields],
  );

  return {
    faults,
    setFaults,
    clear: () => {
      setFaults({});
      setGeneral(undefined);
    },
    take,
    say: (field: Field): string | undefined => {
      const code: string | undefined = faults[field];
      return code === undefined ? undefined : errors(code);
    },
    general: general === undefined ? undefined : errors(general),
  };
}

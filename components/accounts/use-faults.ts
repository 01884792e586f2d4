'use client';

import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { useCallback, useState } from 'react';
import { CallError } from '#lib/http/client/call-error.ts';

export type Faults<Field extends string> = Partial<Readonly<Record<Field, string>>>;

interface General {
  readonly code: string;
  /** Whole seconds until the next attempt can succeed, if the server sent them. */
  readonly retryAfter?: number;
}

function generalOf(refused: CallError | undefined): General {
  const retryAfter = refused?.params['retryAfter'];
  return {
    code: refused?.code ?? 'unexpected',
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

const NONE = {};

/** `renamed`: fields that the server names differently. The faults of a form: one code for each field, and one that belongs to no field. */
export function useFaults<Field extends string>(
  fields: readonly Field[],
  renamed: Readonly<Partial<Record<string, Field>>> = NONE,
) {
  const errors = useErrorMessages();
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [general, setGeneral] = useState<General>();

  /** Assigns the codes of a refused call to the fields it names; the rest is shown above the button. */
  const take = useCallback(
    (error: unknown): Faults<Field> => {
      const refused = error instanceof CallError ? error : undefined;
      const named = (refused?.fields ?? []).flatMap(({ path, code }) => {
        const field = renamed[path] ?? fields.find((known) => known === path);
        return field === undefined ? [] : [[field, code] as const];
      });
      const found = Object.fromEntries(named) as Faults<Field>;
      setFaults(found);
      setGeneral(named.length === 0 ? generalOf(refused) : undefined);
      return found;
    },
    [fields, renamed],
  );

  const say = ({ code, retryAfter }: General): string =>
    retryAfter === undefined
      ? errors(code)
      : `${errors(code)} ${errors('retry_after', { minutes: Math.ceil(retryAfter / 60) })}`;

  return {
    faults,
    setFaults,
    clear: () => {
      setFaults({});
      setGeneral(undefined);
    },
    /** Removes the codes of fields that are being corrected. */
    forget: (changed: readonly string[]): void => {
      setFaults((before) => {
        const others = Object.entries(before).filter(([field]) => !changed.includes(field));
        return Object.fromEntries(others) as Faults<Field>;
      });
    },
    /** Takes the code of a field that was left; one without a code keeps what the server said about it. */
    noteLeft: (left: string | undefined, found: Faults<Field>): void => {
      const field = fields.find((known) => known === left);
      if (field === undefined || found[field] === undefined) return;
      setFaults((before) => ({ ...before, [field]: found[field] }));
    },
    take,
    say: (field: Field): string | undefined => {
      const code: string | undefined = faults[field];
      return code === undefined ? undefined : errors(code);
    },
    general: general === undefined ? undefined : say(general),
  };
}

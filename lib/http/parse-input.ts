import type { z } from 'zod';
import { fail } from '../kernel/errors.ts';
import { readWire, refuseDeep } from '../wire/read-wire.ts';

/** U+0000 and unpaired surrogates are not valid in our texts, and PostgreSQL cannot store them. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => isUnstorable(key) || holdsUnstorable(item));
}

/** Parses a wire value with the schema; fails with `input_invalid` and a code for each field. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  return check(schema, readWire(value));
}

/** The same for a value with English field names, as the desk sends them. */
export function parsePlain(schema: z.ZodType | undefined, value: unknown): unknown {
  refuseDeep(value);
  return check(schema, value);
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (holdsUnstorable(value)) fail('input_invalid', {}, [{ path: '', code: 'not_a_character' }]);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  return fail(
    'input_invalid',
    {},
    result.error.issues.slice(0, 30).map((issue) => ({
      path: issue.path.join('.'),
      // A contract may give its own code as the error message: lower-case words joined by underscores.
      code: /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : issue.code,
    })),
  );
}

import type { z } from 'zod';
import { fail } from '../kernel/errors.ts';
import { readWire } from '../wire/read-wire.ts';

/** No text of ours holds U+0000 or half of a character, and PostgreSQL stores neither. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => isUnstorable(key) || holdsUnstorable(item));
}

/** What the schema makes of the wire's value; fails with `input_invalid` and a code for each field. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  return parsePlain(schema, readWire(value));
}

/** The same of a value in our own words, as the desk sends them. */
export function parsePlain(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (holdsUnstorable(value)) fail('input_invalid', {}, [{ path: '', code: 'not_a_character' }]);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  return fail(
    'input_invalid',
    {},
    result.error.issues.slice(0, 30).map((issue) => ({
      path: issue.path.join('.'),
      // A contract may name its own code as the message: lower-case words joined by underscores.
      code: /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : issue.code,
    })),
  );
}

import type { z } from 'zod';
import { fail } from '../kernel/errors.ts';
import { fromWire } from '../wire/rename.ts';
import { WORDS } from '../wire/words.contract.ts';

/** The wire's name of a field, so that a caller finds it in what they sent. */
function wirePath(path: readonly PropertyKey[]): string {
  return path.map((key) => WORDS[String(key)]?.wire ?? String(key)).join('.');
}

/** No text of ours holds U+0000, and PostgreSQL stores none. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
}

/** What the schema makes of the wire's value; fails with `input_invalid` and a code for each field. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (holdsNul(value)) fail('input_invalid', {}, [{ path: '', code: 'nul_character' }]);
  const result = schema.safeParse(fromWire(value));
  if (result.success) return result.data;
  return fail(
    'input_invalid',
    {},
    result.error.issues.slice(0, 30).map((issue) => ({
      path: wirePath(issue.path),
      // A contract may name its own code as the message: lower-case words joined by underscores.
      code: /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : issue.code,
    })),
  );
}

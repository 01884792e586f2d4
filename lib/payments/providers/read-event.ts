import { fail } from '../../kernel/errors.ts';
import { record, type Fields } from './fields.ts';

/** A delivery's body as JSON. Raises `input_invalid`. */
export function readEvent(raw: string): Fields {
  try {
    return record(JSON.parse(raw));
  } catch {
    return fail('input_invalid');
  }
}

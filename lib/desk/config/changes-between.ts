import { diff, type Json } from '../plain/diff.ts';

/** The field-by-field difference of two contents, which come from JSON columns or were parsed, as a call returns it. Pure. */
export function changesBetween(before: unknown, after: unknown) {
  return diff(before as Json, after as Json).map((change) => ({
    path: [...change.path],
    before: change.before,
    after: change.after,
  }));
}

import { createHash } from 'node:crypto';
import { createCache } from '../kernel/cache.ts';
import { env } from '../kernel/env.ts';
import { MAX_PREPARED, MAX_SEEN } from './limits.ts';

const seen = createCache<true>('statements-seen', { max: MAX_SEEN });
/** Every connection stores each of them until it is replaced, so their number is bounded. */
const names = createCache<string>('statement-names', { max: MAX_PREPARED });

/**
 * The name under which a statement is prepared, '' for one that is not prepared. PostgreSQL plans a prepared
 * statement once per connection; for most of them planning takes longer than running. A text is prepared at
 * its second use: lists of ids make texts without end that are used once. One that falls out of use gives its
 * place to another.
 */
export function statementName(text: string): string {
  if (!env().DATABASE_PREPARED) return '';
  const known = names.get(text);
  if (known !== undefined) return known;
  if (!seen.has(text)) {
    seen.set(text, true);
    return '';
  }
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  seen.delete(text);
  return name;
}

import { createHash } from 'node:crypto';
import { singleton } from '../kernel/singleton.ts';

/**
 * Maximum number of prepared statements: every connection stores each of them, and lists of ids produce an
 * unlimited number of texts.
 */
const MOST_PREPARED = 500;

/**
 * The name under which a statement is prepared, '' for one that is not prepared. PostgreSQL plans a prepared
 * statement once per connection; for most of them planning takes longer than running.
 */
export function statementName(text: string): string {
  const names = singleton('statement-names', () => new Map<string, string>());
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known ?? '';
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

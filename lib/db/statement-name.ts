import { createHash } from 'node:crypto';
import { singleton } from '../kernel/singleton.ts';

/** So many texts are prepared: each is kept by every connection, and lists of ids make new texts without end. */
const MOST_PREPARED = 500;

/**
 * The name under which a statement is prepared, '' for one that is not. PostgreSQL plans it once a connection:
 * planning takes longer than most of them.
 */
export function statementName(text: string): string {
  const names = singleton('statement-names', () => new Map<string, string>());
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known ?? '';
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

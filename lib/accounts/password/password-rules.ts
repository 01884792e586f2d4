import common from '../data/common-passwords.json' with { type: 'json' };
import { singleton } from '../../kernel/singleton.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';

type PasswordFault = 'password_missing' | 'password_weak' | 'password_breached';

function isCommon(password: string): boolean {
  return singleton('common-passwords', () => new Set<string>(common)).has(password);
}

/** Too few distinct characters, or a sequence of the keyboard or alphabet of any length. */
function isPattern(password: string): boolean {
  if (new Set(password).size < 3) return true;
  const rows = 'abcdefghijklmnopqrstuvwxyz 01234567890123456789 qwertyuiopasdfghjklzxcvbnm';
  const backwards = Array.from(rows).reverse().join('');
  return rows.includes(password) || backwards.includes(password);
}

/**
 * The fault of a new password, or undefined: it needs at least eight characters and must not be a breached or
 * common one, or the address it protects. There is no rule about kinds of characters, and nothing is
 * truncated.
 */
export function passwordFault(password: string, email = ''): PasswordFault | undefined {
  if (password === '') return 'password_missing';
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) return 'password_weak';
  const plain = password.toLowerCase();
  const [local = ''] = email.toLowerCase().split('@');
  if (plain === email.toLowerCase() || (local.length > 3 && plain === local))
    return 'password_weak';
  if (isPattern(plain)) return 'password_weak';
  const bare = plain.replace(/[\d!?.*_-]{1,4}$/, '');
  const listed = isCommon(plain) || (bare.length >= PASSWORD_MIN_LENGTH && isCommon(bare));
  return listed ? 'password_breached' : undefined;
}

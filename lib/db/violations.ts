/** Which database rule a failed write violated, whether it was sent by Prisma or as a plain statement. */
type Violation = { readonly kind: 'unique' | 'check' | 'other'; readonly constraint: string };

function text(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null || !(key in value)) return '';
  const found = (value as Record<string, unknown>)[key];
  return typeof found === 'string' ? found : '';
}

export function violation(error: unknown): Violation {
  const code = text(error, 'code');
  const constraint = `${text(error, 'constraint')} ${text(error, 'message')}`;
  if (code === '23505' || code === 'P2002') return { kind: 'unique', constraint };
  if (code === '23514' || constraint.includes('23514')) return { kind: 'check', constraint };
  return { kind: 'other', constraint };
}

/**
 * True when the write violated a unique constraint; with `part`, only when the constraint's name or columns
 * contain it.
 */
export function isDuplicate(error: unknown, part = ''): boolean {
  const found = violation(error);
  return found.kind === 'unique' && found.constraint.includes(part);
}

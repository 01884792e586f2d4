const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Without the spaces that keyboards and pasting add. */
export function cleanEmail(typed: string): string {
  return typed.replace(/\s+/g, '');
}

/** The form's own look at an address, so that a slip is told without a call; the server decides. */
export function isEmail(typed: string): boolean {
  return EMAIL.test(cleanEmail(typed));
}

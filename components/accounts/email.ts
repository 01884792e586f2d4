const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Removes the spaces that keyboards and pasting add. */
export function cleanEmail(typed: string): string {
  return typed.replace(/\s+/g, '');
}

/** Client-side check of an address, so that a typing error is shown without a call. The server decides. */
export function isEmail(typed: string): boolean {
  return EMAIL.test(cleanEmail(typed));
}

const keyOf = (subject: string) => `desk-purpose:${subject}`;

/** The purpose of accessing a member's data, stored for this tab; null if none was given yet. */
export function purposeFor(subject: string): string | null {
  return sessionStorage.getItem(keyOf(subject));
}

export function rememberPurpose(subject: string, purpose: string): void {
  sessionStorage.setItem(keyOf(subject), purpose);
}

export function forgetPurpose(subject: string): void {
  sessionStorage.removeItem(keyOf(subject));
}

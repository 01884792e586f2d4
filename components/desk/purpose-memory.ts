const keyOf = (subject: string) => `desk-purpose:${subject}`;

/** Why somebody is looked at, as long as this tab lives; null where it was not said yet. */
export function purposeFor(subject: string): string | null {
  return sessionStorage.getItem(keyOf(subject));
}

export function rememberPurpose(subject: string, purpose: string): void {
  sessionStorage.setItem(keyOf(subject), purpose);
}

export function forgetPurpose(subject: string): void {
  sessionStorage.removeItem(keyOf(subject));
}

const LONGEST = 254;
/** Text, at sign, text, dot, text; what cannot be delivered the mail itself finds out. */
const PATTERN = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u;

/** As the member wrote it, without the spaces that phones add. */
export function cleanEmail(given: string): string {
  return given.replace(/\s+/gu, '').normalize('NFC');
}

/** What makes an address the same account: lower case. Dots and tags belong to the address. */
export function normaliseEmail(given: string): string {
  return cleanEmail(given).toLowerCase();
}

export function isEmail(given: string): boolean {
  const email = cleanEmail(given);
  return email.length <= LONGEST && PATTERN.test(email);
}

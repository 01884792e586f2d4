import { domainToASCII, domainToUnicode } from 'node:url';

const LONGEST = 254;
/** Text, at sign, text, dot, text; what cannot be delivered the mail itself finds out. */
const PATTERN = /^[^\s@\p{Cc}\p{Cf}]{1,64}@[^\s@\p{Cc}\p{Cf}]+\.[^\s@.\p{Cc}\p{Cf}]+$/u;

/** Wide letters, other dots, soft hyphens, an ASCII form: mail servers take them all for one domain. */
function oneSpelling(domain: string): string {
  const plain = /^[!-~]*$/.test(domain) && !/(?:^|\.)xn--/i.test(domain);
  return plain ? domain : domainToUnicode(domainToASCII(domain)) || domain;
}

/** As the member wrote it, without the spaces that phones add, and its domain in one spelling. */
export function cleanEmail(given: string): string {
  const written = given.replace(/\s+/gu, '').normalize('NFC');
  const at = written.lastIndexOf('@') + 1;
  return at === 0 ? written : written.slice(0, at) + oneSpelling(written.slice(at));
}

/** What makes an address the same account: lower case. Dots and tags belong to the address. */
export function normaliseEmail(given: string): string {
  return cleanEmail(given).toLowerCase();
}

/** Whether mail could be sent to what was typed; whether it arrives, only a mail can tell. */
export function isEmail(given: string): boolean {
  const email = cleanEmail(given);
  return email.length <= LONGEST && PATTERN.test(email);
}

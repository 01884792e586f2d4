import { domainToASCII, domainToUnicode } from 'node:url';
import { EMAIL_MAX_LENGTH } from './limits.ts';

/** Text, at sign, text, dot, text; whether the address can be delivered shows when mail is sent. */
const PATTERN = /^[^\s@\p{Cc}\p{Cf}]{1,64}@[^\s@\p{Cc}\p{Cf}]+\.[^\s@.\p{Cc}\p{Cf}]+$/u;

/** Full-width letters, other dots, soft hyphens and punycode: mail servers treat them all as one domain. */
function oneSpelling(domain: string): string {
  const plain = /^[!-~]*$/.test(domain) && !/(?:^|\.)xn--/i.test(domain);
  return plain ? domain : domainToUnicode(domainToASCII(domain)) || domain;
}

/** As the member wrote it, without the spaces that phone keyboards add, and with its domain in one spelling. */
export function cleanEmail(given: string): string {
  const written = given.replace(/\s+/gu, '').normalize('NFC');
  const at = written.lastIndexOf('@') + 1;
  return at === 0 ? written : written.slice(0, at) + oneSpelling(written.slice(at));
}

/** Key by which two addresses are the same account: lower case. Dots and tags are significant. */
export function normaliseEmail(given: string): string {
  return cleanEmail(given).toLowerCase();
}

/** Whether the text has the form of an address; only a sent mail shows whether it arrives. */
export function isEmail(given: string): boolean {
  const email = cleanEmail(given);
  return email.length <= EMAIL_MAX_LENGTH && PATTERN.test(email);
}

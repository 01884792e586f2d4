import { domainToASCII, domainToUnicode } from 'node:url';
import { EMAIL_MAX_LENGTH } from './limits.ts';

/**
 * A local part (RFC 5321, RFC 6531): atoms with single dots between them. No brackets, quotes, backslash or
 * colon, by which one mailbox could be written in several ways.
 */
const LOCAL = /^(?!.{65})[^\s\p{C}@<>()[\]\\:".]+(?:\.[^\s\p{C}@<>()[\]\\:".]+)*$/u;
/** A label of a domain: letters, digits and inner hyphens, in any script. */
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
const ADDRESS_LITERAL = /^\[[\d.]{7,15}\]$/;
/** A quoted local part that is the same without its quotes. */
const QUOTED = /^"([^"\\]+)"$/;

function isDomain(domain: string): boolean {
  if (ADDRESS_LITERAL.test(domain)) return true;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** Full-width letters, other dots, soft hyphens and punycode: mail servers treat them all as one domain. */
function oneSpelling(domain: string): string {
  const plain = /^[!-~]*$/.test(domain) && !/(?:^|\.)xn--/i.test(domain);
  return plain ? domain : domainToUnicode(domainToASCII(domain)) || domain;
}

/**
 * As the member wrote it, without the spaces that phone keyboards add, without quotes, and with its domain in
 * one spelling.
 */
export function cleanEmail(given: string): string {
  const written = given.replace(/\s+/gu, '').normalize('NFC');
  const at = written.lastIndexOf('@') + 1;
  if (at === 0) return written;
  const local = written.slice(0, at - 1);
  return `${QUOTED.exec(local)?.[1] ?? local}@${oneSpelling(written.slice(at))}`;
}

/** Key by which two addresses are the same account: lower case. Dots and tags are significant. */
export function normaliseEmail(given: string): string {
  return cleanEmail(given).toLowerCase();
}

/** Whether the text has the form of an address; only a sent mail shows whether it arrives. */
export function isEmail(given: string): boolean {
  const email = cleanEmail(given);
  const at = email.lastIndexOf('@');
  if (at < 0 || email.length > EMAIL_MAX_LENGTH) return false;
  return LOCAL.test(email.slice(0, at)) && isDomain(email.slice(at + 1));
}

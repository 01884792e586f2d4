import { randomBytes } from 'node:crypto';

/** Contains letters between the digits, so that the check for card numbers does not match an id. */
export const newId = (): string =>
  randomBytes(10)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1x');

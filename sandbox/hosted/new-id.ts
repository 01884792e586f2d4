import { randomBytes } from 'node:crypto';

/** Letters between the digits: nobody takes an id for a card. */
export const newId = (): string =>
  randomBytes(10)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1x');

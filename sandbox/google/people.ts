import { createHash } from 'node:crypto';

export interface Person {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
  /** This person refuses the consent. */
  readonly denies?: true;
}

/** Invented people that the account chooser offers. */
export const PEOPLE: readonly Person[] = [
  {
    subject: '108204268033311374519',
    name: 'Nina Castelli',
    email: 'nina.castelli@google.test',
    verified: true,
  },
  {
    subject: '117348902215504433072',
    name: 'Marco Llorente',
    email: 'marco.llorente@google.test',
    verified: true,
  },
  {
    subject: '103925571820046618833',
    name: 'Ada Unproven',
    email: 'ada.unproven@google.test',
    verified: false,
  },
  {
    subject: '112640087735190221457',
    name: 'Otto, who thinks better of it',
    email: 'otto@google.test',
    verified: true,
    denies: true,
  },
];

/** A person for a typed address: the same address always gives the same subject. */
export function personOf(email: string, verified: boolean): Person {
  const hash = createHash('sha256').update(email.toLowerCase()).digest();
  const subject = `1${hash.readBigUInt64BE().toString().padStart(20, '0')}`;
  return { subject, name: email, email, verified };
}

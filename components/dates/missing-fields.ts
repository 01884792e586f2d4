import { isEmail } from '#components/accounts/email.ts';

type Typed = Readonly<Record<'name' | 'place' | 'meetAt' | 'contact', string>>;

/** The codes of fields that the server would refuse without asking it. Pure. */
export function missingIn({ name, place, meetAt, contact }: Typed) {
  return {
    ...(name.trim() === '' && { name: 'field_missing' }),
    ...(place.trim() === '' && { place: 'field_missing' }),
    ...(meetAt === '' && { meetAt: 'field_missing' }),
    ...(!isEmail(contact) && {
      contact: contact.trim() === '' ? 'field_missing' : 'email_malformed',
    }),
  };
}

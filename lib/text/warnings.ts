import { hasContact } from './contacts.ts';
import { linkIn } from './links.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { isOffensive } from './tone.ts';

/** What a text can be warned of; `phone_hidden`: its number is masked for whoever reads it now. */
export const WARNINGS = [
  'phone',
  'phone_hidden',
  'link',
  'risky_link',
  'contact',
  'offensive',
] as const;

export type Warning = (typeof WARNINGS)[number];

/** What is worth a word of caution in a text, for who writes it and for who reads it. Pure. */
export function warningsIn(text: string, ownHosts: readonly string[] = []): readonly Warning[] {
  const link = linkIn(text, ownHosts);
  return [
    ...(hasPhoneNumber(text) ? (['phone'] as const) : []),
    ...(link === 'none' ? [] : [link === 'risky' ? ('risky_link' as const) : link]),
    ...(hasContact(text) ? (['contact'] as const) : []),
    ...(isOffensive(text) ? (['offensive'] as const) : []),
  ];
}

import { hasContact } from './contacts.ts';
import { linkIn } from './links.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { scamSigns } from './scams.ts';
import { isOffensive } from './tone.ts';

/**
 * Warnings about a text; `phone_hidden`: its phone number is masked for the current reader; `money`: it asks its reader for
 * money; `scam`: it follows a known scam; `meeting`: it proposes to meet, for readers of a conversation only.
 */
export const WARNINGS = [
  'phone',
  'phone_hidden',
  'link',
  'risky_link',
  'contact',
  'offensive',
  'scam',
  'money',
  'meeting',
] as const;

export type Warning = (typeof WARNINGS)[number];

// Listed, not excluded: a new kind of warning says nothing about contact details.
const OF_CONTACTS = ['phone', 'phone_hidden', 'link', 'risky_link', 'contact'] as const;

/** Whether a warning is about contact details. Pure. */
export function isOfContact(warning: Warning): boolean {
  return OF_CONTACTS.some((one) => one === warning);
}

/** Warnings about a text, for its author and its readers. Pure. */
export function warningsIn(text: string, ownHosts: readonly string[] = []): readonly Warning[] {
  const link = linkIn(text, ownHosts);
  return [
    ...(hasPhoneNumber(text) ? (['phone'] as const) : []),
    ...(link === 'none' ? [] : [link === 'risky' ? ('risky_link' as const) : link]),
    ...(hasContact(text) ? (['contact'] as const) : []),
    ...(isOffensive(text) ? (['offensive'] as const) : []),
    ...scamSigns(text),
  ];
}

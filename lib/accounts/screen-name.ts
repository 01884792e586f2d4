import { randomInt } from 'node:crypto';
import type { Locale } from '../brands/schema.ts';

/** Neutral outdoor words for an initial name until the member picks one; they reveal nothing. */
const NOUNS: Readonly<Record<Locale, readonly string[]>> = {
  it: ['Onda', 'Bosco', 'Scirocco', 'Ginepro', 'Sentiero', 'Lanterna', 'Pineta', 'Baia'],
  es: ['Brisa', 'Olivo', 'Sendero', 'Farol', 'Duna', 'Romero', 'Marea', 'Patio'],
  fr: ['Brise', 'Mistral', 'Sentier', 'Lavande', 'Rivage', 'Fanal', 'Bruyère', 'Galet'],
  en: ['Harbour', 'Heather', 'Lantern', 'Meadow', 'Pebble', 'Juniper', 'Ferry', 'Orchard'],
};

/**
 * Never derived from the address: a name beside a photo must not lead to a mailbox. Four digits, so that names
 * hardly repeat and none looks like a name with an age.
 */
export function inventScreenName(locale: Locale): string {
  const nouns = NOUNS[locale];
  return `${nouns[randomInt(nouns.length)] ?? 'Amarena'} ${randomInt(1_000, 10_000)}`;
}

import { randomInt } from 'node:crypto';
import type { Locale } from '../brands/schema.ts';

/** Calm things of the open air: a first name to show until the member picks one, and it tells nothing. */
const NOUNS: Readonly<Record<Locale, readonly string[]>> = {
  it: ['Onda', 'Bosco', 'Scirocco', 'Ginepro', 'Sentiero', 'Lanterna', 'Pineta', 'Baia'],
  es: ['Brisa', 'Olivo', 'Sendero', 'Farol', 'Duna', 'Romero', 'Marea', 'Patio'],
  fr: ['Brise', 'Mistral', 'Sentier', 'Lavande', 'Rivage', 'Fanal', 'Bruyère', 'Galet'],
  en: ['Harbour', 'Heather', 'Lantern', 'Meadow', 'Pebble', 'Juniper', 'Ferry', 'Orchard'],
};

/** Never made from the address: a name beside a photograph must not lead to a mailbox. */
export function inventScreenName(locale: Locale): string {
  const nouns = NOUNS[locale];
  return `${nouns[randomInt(nouns.length)] ?? 'Amarena'} ${randomInt(10, 100)}`;
}

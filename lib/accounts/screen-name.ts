import { randomInt } from 'node:crypto';
import type { Locale } from '../brands/schema.ts';

type NameParts = { readonly nouns: readonly string[]; readonly ends: readonly string[] };

/**
 * Neutral outdoor words for an initial name until the member picks one; they reveal nothing. Two lists, so that
 * two people with the same name are rare, and no digits, which beside an age look like another one.
 */
const NAME_PARTS: Readonly<Record<Locale, NameParts>> = {
  it: {
    nouns: [
      ...['Onda', 'Bosco', 'Scirocco', 'Ginepro', 'Sentiero', 'Lanterna', 'Pineta', 'Baia'],
      ...['Faro', 'Brezza', 'Ruscello', 'Conchiglia', 'Prato', 'Radura', 'Sasso', 'Torrente'],
    ],
    ends: [
      ...['d’aprile', 'di maggio', 'di luglio', 'd’agosto', 'd’ottobre', 'd’inverno', 'd’estate'],
      ...['di sera', 'di notte', 'di mare', 'di lago', 'di monte', 'di sabbia', 'di vento'],
      ...['di sole', 'di luna', 'di nebbia', 'di neve', 'di sale', 'di resina'],
    ],
  },
  es: {
    nouns: [
      ...['Brisa', 'Olivo', 'Sendero', 'Farol', 'Duna', 'Romero', 'Marea', 'Patio'],
      ...['Arroyo', 'Encina', 'Cala', 'Faro', 'Prado', 'Viento', 'Bosque', 'Concha'],
    ],
    ends: [
      ...['de abril', 'de mayo', 'de julio', 'de agosto', 'de octubre', 'de invierno', 'de verano'],
      ...['de tarde', 'de noche', 'de mar', 'de lago', 'de monte', 'de arena', 'de tierra'],
      ...['de sol', 'de luna', 'de niebla', 'de nieve', 'de sal', 'de resina'],
    ],
  },
  fr: {
    nouns: [
      ...['Brise', 'Mistral', 'Sentier', 'Lavande', 'Rivage', 'Fanal', 'Bruyère', 'Galet'],
      ...['Ruisseau', 'Chêne', 'Crique', 'Phare', 'Prairie', 'Clairière', 'Forêt', 'Coquillage'],
    ],
    ends: [
      ...['d’avril', 'de mai', 'de juillet', 'd’août', 'd’octobre', 'd’hiver', 'd’été'],
      ...['du soir', 'de nuit', 'de mer', 'du lac', 'de montagne', 'de sable', 'de terre'],
      ...['de soleil', 'de lune', 'de brume', 'de neige', 'de sel', 'de résine'],
    ],
  },
  en: {
    nouns: [
      ...['Harbour', 'Heather', 'Lantern', 'Meadow', 'Pebble', 'Juniper', 'Ferry', 'Orchard'],
      ...['Brook', 'Beacon', 'Clearing', 'Willow', 'Breeze', 'Shell', 'Hazel', 'Cove'],
    ],
    ends: [
      ...['in April', 'in May', 'in July', 'in August', 'in October', 'in Winter', 'in Summer'],
      ...['at Dusk', 'at Night', 'by the Sea', 'by the Lake', 'of the Hills', 'of Sand'],
      ...['of the Wind', 'in the Sun', 'of the Moon', 'in the Mist', 'in Snow', 'of Salt'],
      ...['at Dawn'],
    ],
  },
};

/** Never derived from the address: a name beside a photo must not lead to a mailbox. */
export function inventScreenName(locale: Locale): string {
  const { nouns, ends } = NAME_PARTS[locale];
  const pick = (parts: readonly string[]): string => parts[randomInt(parts.length)] ?? 'Amarena';
  return `${pick(nouns)} ${pick(ends)}`;
}

import { randomInt } from 'node:crypto';
import type { Locale } from '../brands/schema.ts';

type NameParts = {
  readonly nouns: readonly string[];
  readonly places: readonly string[];
  readonly times: readonly string[];
};

/**
 * Neutral outdoor words for an initial name until the member picks one; they reveal nothing. Three lists, so
 * that two people with the same name are rare, and no digits, which beside an age look like another one.
 */
const NAME_PARTS: Readonly<Record<Locale, NameParts>> = {
  it: {
    nouns: [
      ['Onda', 'Bosco', 'Scirocco', 'Ginepro', 'Sentiero', 'Lanterna', 'Pineta', 'Baia'],
      ['Faro', 'Brezza', 'Ruscello', 'Conchiglia', 'Prato', 'Radura', 'Sasso', 'Torrente'],
    ].flat(),
    places: [
      ['di mare', 'di lago', 'di monte', 'di sabbia', 'di vento', 'di sole'],
      ['di luna', 'di nebbia', 'di neve', 'di sale', 'di resina'],
    ].flat(),
    times: [
      ['d’aprile', 'di maggio', 'di luglio', 'd’agosto', 'd’ottobre'],
      ['d’inverno', 'd’estate', 'di sera', 'di notte'],
    ].flat(),
  },
  es: {
    nouns: [
      ['Brisa', 'Olivo', 'Sendero', 'Farol', 'Duna', 'Romero', 'Marea', 'Patio'],
      ['Arroyo', 'Encina', 'Cala', 'Faro', 'Prado', 'Viento', 'Bosque', 'Concha'],
    ].flat(),
    places: [
      ['de mar', 'de lago', 'de monte', 'de arena', 'de tierra', 'de sol'],
      ['de luna', 'de niebla', 'de nieve', 'de sal', 'de resina'],
    ].flat(),
    times: [
      ['de abril', 'de mayo', 'de julio', 'de agosto', 'de octubre'],
      ['de invierno', 'de verano', 'de tarde', 'de noche'],
    ].flat(),
  },
  fr: {
    nouns: [
      ['Brise', 'Mistral', 'Sentier', 'Lavande', 'Rivage', 'Fanal', 'Bruyère', 'Galet'],
      ['Ruisseau', 'Chêne', 'Crique', 'Phare', 'Prairie', 'Clairière', 'Forêt', 'Nacre'],
    ].flat(),
    places: [
      ['de mer', 'du lac', 'des monts', 'de sable', 'de terre', 'de soleil'],
      ['de lune', 'de brume', 'de neige', 'de sel', 'de résine'],
    ].flat(),
    times: [
      ['d’avril', 'de mai', 'de juillet', 'd’août', 'd’octobre'],
      ['d’hiver', 'd’été', 'du soir', 'de nuit'],
    ].flat(),
  },
  en: {
    nouns: [
      ['Harbour', 'Heather', 'Lantern', 'Meadow', 'Pebble', 'Juniper', 'Ferry', 'Orchard'],
      ['Brook', 'Beacon', 'Clearing', 'Willow', 'Breeze', 'Shell', 'Hazel', 'Cove'],
    ].flat(),
    places: [
      ['by the Sea', 'by a Lake', 'of Hills', 'of Sand', 'of Wind'],
      ['in the Sun', 'in Mist', 'in Snow', 'of Salt', 'of Moss'],
    ].flat(),
    times: [
      ['in April', 'in May', 'in July', 'in August', 'in October'],
      ['in Winter', 'in Summer', 'at Dusk', 'at Night', 'at Dawn'],
    ].flat(),
  },
};

/** Never derived from the address: a name beside a photo must not lead to a mailbox. */
export function inventScreenName(locale: Locale): string {
  const { nouns, places, times } = NAME_PARTS[locale];
  return [nouns, places, times].map((parts) => parts[randomInt(parts.length)]).join(' ');
}

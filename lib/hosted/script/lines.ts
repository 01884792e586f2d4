import type { BrandId, Locale } from '../../brands/schema.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { translator } from '../../i18n/translate.ts';
import type { Persona } from '../reply-context.ts';
import type { Intent } from './intents.ts';

const VOICES = ['warm', 'dry', 'playful'] as const;

function keysOf(locale: Locale, intent: Intent): readonly (readonly [string, string])[] {
  let node = messagesOf(locale)['hosted'];
  for (const key of ['lines', intent]) node = typeof node === 'object' ? node[key] : undefined;
  if (typeof node !== 'object') throw new Error(`no hosted lines for ${intent} in ${locale}`);
  return Object.entries(node).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

/** A line that mentions a detail missing from the profile is left out. */
function canSay(raw: string, { place, likes }: Persona): boolean {
  return (place !== null || !raw.includes('{place}')) && (likes !== '' || !raw.includes('{likes}'));
}

/**
 * The lines for an intent with this persona's details: first those of its own voice and the neutral ones,
 * then those of the other voices. Pure.
 */
export function linesFor(
  intent: Intent,
  locale: Locale,
  persona: Persona,
  brand?: BrandId,
): string[][] {
  const t = translator(locale, 'hosted', brand);
  const { name, likes, place } = persona;
  const sayable = keysOf(locale, intent).filter(([, raw]) => canSay(raw, persona));
  const say = (key: string): string =>
    t(`lines.${intent}.${key}`, { name, likes, place: place ?? '' });
  const foreign = (key: string): boolean =>
    VOICES.some((voice) => voice === key && voice !== persona.voice);
  return [
    sayable.filter(([key]) => !foreign(key)).map(([key]) => say(key)),
    sayable.filter(([key]) => foreign(key)).map(([key]) => say(key)),
  ];
}

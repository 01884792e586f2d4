export type HelpLine = { readonly service: string; readonly number: string };

/**
 * National crisis lines by country. The Italian number has a slash after the prefix: without it, it would be
 * masked like any phone number.
 */
const LINES: Readonly<Record<string, HelpLine>> = {
  it: { service: 'Telefono Amico', number: '02/2327 2327' },
  es: { service: 'Línea de atención a la conducta suicida', number: '024' },
  fr: { service: 'Numéro national de prévention du suicide', number: '3114' },
  ie: { service: 'Samaritans', number: '116 123' },
};

/** The crisis line of a country; null where only the European emergency number is known. Pure. */
export function helpLineOf(country: string): HelpLine | null {
  return LINES[country] ?? null;
}

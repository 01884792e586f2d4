export type HelpLine = { readonly service: string; readonly number: string };

/**
 * National lines for people in despair, by country. The Italian one is written with a slash, as prefixes are:
 * a bare run of its digits would be hidden like a stranger's phone number.
 */
const LINES: Readonly<Record<string, HelpLine>> = {
  it: { service: 'Telefono Amico', number: '02/2327 2327' },
  es: { service: 'Línea de atención a la conducta suicida', number: '024' },
  fr: { service: 'Numéro national de prévention du suicide', number: '3114' },
  ie: { service: 'Samaritans', number: '116 123' },
};

/** The help line of a country; null where we know none but the European emergency number. Pure. */
export function helpLineOf(country: string): HelpLine | null {
  return LINES[country] ?? null;
}

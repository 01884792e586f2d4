/** The placeholders of a canned reply. */
export const PLACES = [
  'name',
  'number',
  'brand',
  'agent',
  'plan',
  'renewal',
  'credits',
  'order',
  'orderDate',
  'amount',
] as const;
export type Place = (typeof PLACES)[number];

export type PlaceValues = Readonly<Partial<Record<Place, string>>>;

const PLACE = /( ?)\{([a-z][A-Za-z]*)\}/g;

const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

/**
 * Fills in the placeholders of a canned reply. A sender without a name is greeted without one; any other placeholder
 * without a value is left, so that it is seen before the reply is sent.
 */
export function fillAnswer(text: string, values: PlaceValues): string {
  return text.replace(PLACE, (whole, space: string, name: string) => {
    const value = isPlace(name) ? (values[name] ?? '') : '';
    if (value !== '') return space + value;
    return name === 'name' ? '' : whole;
  });
}

/** The placeholders that a text still has, each once, with their braces. */
export function placesLeft(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, , name = '']) => `{${name}}`))];
}

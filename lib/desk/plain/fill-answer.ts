type Known = {
  /** The sender's name; empty when unknown. */
  readonly name: string;
  readonly number: string;
  readonly brand: string;
};

/** The placeholders of a canned answer. */
export const PLACES = ['name', 'number', 'brand'] as const;

/** Fills in the placeholders of a canned answer. An empty value removes the space before it too. */
export function fillAnswer(text: string, known: Known): string {
  return text.replace(/( ?)\{(name|number|brand)\}/g, (_, space: string, place: keyof Known) =>
    known[place] === '' ? '' : space + known[place],
  );
}

type Known = {
  /** Of the person; empty where nobody knows it. */
  readonly name: string;
  readonly number: string;
  readonly brand: string;
};

/** What a canned answer may leave open. */
export const PLACES = ['name', 'number', 'brand'] as const;

/** A canned answer in the words it is sent in. Where there is no name, the space before it goes too. */
export function fillAnswer(text: string, known: Known): string {
  return text.replace(/( ?)\{(name|number|brand)\}/g, (_, space: string, place: keyof Known) =>
    known[place] === '' ? '' : space + known[place],
  );
}

import { failField } from '../../kernel/errors.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';

/** Ages that the profile offers; a member beyond them keeps their own. */
const YOUNGEST = 18;
const OLDEST = 89;
const SHORTEST_NAME = 2;
const LONGEST_NAME = 30;
const LONGEST_TEXT = 1_500;

/** Characters as readers count them: a flag or a family emoji is one. */
function lengthOf(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Contact data in a name: a link, an address or a phone number. */
const LEADS_OUT = /@|:\/\/|www\.|\.\p{L}{2,}(?:\/|$)|(?:\d[\s.-]?){6,}/iu;
/** Characters that show nothing, including the letters and the braille cell that look blank. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** The name as it is stored. Raises `username_refused`, `card_data_refused`. Pure. */
export function checkedName(given: string): string {
  const plain = given.normalize('NFC').toWellFormed();
  // U+200D joins two emoji into one: the only invisible character that is kept.
  const name = plain
    .replace(INVISIBLE, (character) => (character === '\u200d' ? character : ''))
    .replace(/\s+/gu, ' ')
    .trim();
  const length = lengthOf(name);
  refuseCardData(name);
  const refused = length < SHORTEST_NAME || length > LONGEST_NAME || name.length > 200;
  if (refused || LEADS_OUT.test(name)) failField('username', 'username_refused');
  return name;
}

/** A text of the profile as it is stored. Raises `text_too_long`, `card_data_refused`. Pure. */
export function checkedText(path: 'about' | 'lookingFor', given: string): string {
  const text = given.normalize('NFC').toWellFormed().trim();
  if (lengthOf(text) > LONGEST_TEXT) failField(path, 'text_too_long', { limit: LONGEST_TEXT });
  refuseCardData(text);
  return text;
}

/** Digits with their country code, as dialled; empty removes the number. Raises `phone_refused`. Pure. */
export function checkedPhone(given: string): string | null {
  const dialled = given.replace(/[\s().\-/]/gu, '').replace(/^00/, '+');
  if (dialled === '') return null;
  if (/^\+?\d{6,15}$/.test(dialled)) return dialled;
  return failField('phone', 'phone_refused');
}

/** Raises `age_refused`. Pure. */
export function checkAge(age: number, own: number): void {
  const offered = Number.isInteger(age) && age >= YOUNGEST && age <= OLDEST;
  if (!offered && age !== own) failField('age', 'age_refused');
}

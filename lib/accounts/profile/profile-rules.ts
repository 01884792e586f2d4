import { failField } from '../../kernel/errors.ts';
import { isOfferedAge } from '../../identity/age.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH, PROFILE_TEXT_MAX_LENGTHS } from '../limits.ts';

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
  const refused = length < NAME_MIN_LENGTH || length > NAME_MAX_LENGTH || name.length > 200;
  if (refused || LEADS_OUT.test(name)) failField('username', 'username_refused');
  return name;
}

/** A text of the profile as it is stored. Raises `text_too_long`, `card_data_refused`. Pure. */
export function checkedText(path: keyof typeof PROFILE_TEXT_MAX_LENGTHS, given: string): string {
  const text = given.normalize('NFC').toWellFormed().trim();
  const limit = PROFILE_TEXT_MAX_LENGTHS[path];
  if (lengthOf(text) > limit) failField(path, 'text_too_long', { limit });
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
  if (!isOfferedAge(age) && age !== own) failField('age', 'age_refused');
}

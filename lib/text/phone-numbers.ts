import { foldWithOffsets, type Folded } from './fold.ts';
import { isNoPhone } from './not-phones.ts';
import { numberRuns, type NumberRun } from './number-runs.ts';

const FEWEST_DIGITS = 9;
/** Seven digit words in a row are only written for a phone number. */
const FEWEST_DIGIT_WORDS = 7;
/** Minimum of real digits and digit words: look-alike letters alone form ordinary words. */
const MIN_CERTAIN_DIGITS = 6;
const MASK = '•••';

function isPhone(folded: string, run: NumberRun): boolean {
  const { start, end, digits, lookalikes, digitWords } = run;
  const certain = digits + digitWords;
  if (certain < MIN_CERTAIN_DIGITS) return false;
  if (certain + lookalikes < FEWEST_DIGITS && digitWords < FEWEST_DIGIT_WORDS) return false;
  return !isNoPhone(folded, start, end);
}

function phonesIn({ text }: Folded): readonly NumberRun[] {
  return numberRuns(text).filter((run) => isPhone(text, run));
}

/** Whether the text contains a phone number, however it is disguised. Pure. */
export function hasPhoneNumber(text: string): boolean {
  return phonesIn(foldWithOffsets(text)).length > 0;
}

/** The text with every phone number hidden, for viewers without the card check. Pure. */
export function maskPhoneNumbers(text: string): string {
  const folded = foldWithOffsets(text);
  let masked = '';
  let copiedTo = 0;
  for (const { start, end } of phonesIn(folded)) {
    const first = folded.text[start - 1] === '+' ? start - 1 : start;
    masked += text.slice(copiedTo, folded.from[first]) + MASK;
    copiedTo = folded.to[end - 1] ?? text.length;
  }
  return masked + text.slice(copiedTo);
}

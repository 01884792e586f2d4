import { foldWithOffsets, type Folded } from './fold.ts';
import { isNoPhone } from './not-phones.ts';
import { numberRuns, type NumberRun } from './number-runs.ts';

const FEWEST_DIGITS = 9;
/** Who spells digits out means a number. */
const FEWEST_SPOKEN = 7;
/** Letters alone spell a word, whatever digit they look like. */
const FEWEST_SURE = 6;
const MASK = '•••';

function isPhone(folded: string, run: NumberRun): boolean {
  const { start, end, digits, lookalikes, spoken } = run;
  const sure = digits + spoken;
  if (sure < FEWEST_SURE) return false;
  if (sure + lookalikes < FEWEST_DIGITS && spoken < FEWEST_SPOKEN) return false;
  return !isNoPhone(folded, start, end);
}

function phonesIn({ text }: Folded): readonly NumberRun[] {
  return numberRuns(text).filter((run) => isPhone(text, run));
}

/** Whether the text carries what can be dialled, however it is disguised. Pure. */
export function hasPhoneNumber(text: string): boolean {
  return phonesIn(foldWithOffsets(text)).length > 0;
}

/** The text with every phone number hidden, for viewers without the card check. Pure. */
export function maskPhoneNumbers(text: string): string {
  const folded = foldWithOffsets(text);
  let masked = '';
  let kept = 0;
  for (const { start, end } of phonesIn(folded)) {
    const first = folded.text[start - 1] === '+' ? start - 1 : start;
    masked += text.slice(kept, folded.from[first]) + MASK;
    kept = folded.to[end - 1] ?? text.length;
  }
  return masked + text.slice(kept);
}

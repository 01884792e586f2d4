import { BETWEEN_DIGITS, DIGIT_WORDS } from './digit-words.ts';
import { ibansIn } from './iban.ts';

type Values = {
  readonly digits: number;
  /** Letters that represent digits, and digits written as words. */
  readonly lookalikes: number;
  readonly digitWords: number;
};
type Place = { readonly start: number; readonly end: number };

/** Consecutive digits that form a number, written as numerals or words, in folded text: [start, end). */
export type NumberRun = Values & Place;

type Part = Place & {
  readonly kind: 'digits' | 'letters' | 'break';
  readonly text: string;
};

/** More characters than this between two digits separate them; a repeated character counts once. */
const WIDEST_GAP = 4;
const LOOKALIKES = /^[beilosz]{1,4}$/;
const PARTS = /\p{Nd}+|\p{L}+/gu;
const NONE: Values = { digits: 0, lookalikes: 0, digitWords: 0 };
const digitWordSet = new Set(DIGIT_WORDS);
const joining = new Set(BETWEEN_DIGITS);

function partsOf(folded: string): readonly Part[] {
  const ibans = ibansIn(folded);
  const parts: Part[] = [];
  for (const { 0: text, index: start } of folded.matchAll(PARTS)) {
    const end = start + text.length;
    const inIban = ibans.some(([first, last]) => start < last && end > first);
    const kind = inIban ? 'break' : /^\p{L}/u.test(text) ? 'letters' : 'digits';
    parts.push({ kind, text, start, end });
  }
  return parts;
}

function isNear(folded: string, before: Part | undefined, after: Part | undefined): boolean {
  if (!before || !after) return false;
  let gapLength = 0;
  let last = '';
  for (const character of folded.slice(before.end, after.start)) {
    if (character !== last) gapLength += 1;
    if (gapLength > WIDEST_GAP) return false;
    last = character;
  }
  return true;
}

/** o for zero, l for one: adjacent to digits, or a single letter between single digits. */
function representsDigits({ text, start, end }: Part, before?: Part, after?: Part): boolean {
  if (!LOOKALIKES.test(text)) return false;
  const afterDigits = before?.kind === 'digits';
  const beforeDigits = after?.kind === 'digits';
  if ((afterDigits && before.end === start) || (beforeDigits && after.start === end)) return true;
  if (!afterDigits || !beforeDigits) return false;
  return text.length === 1 && before.text.length === 1 && after.text.length === 1;
}

function isDigitWord(part: Part | undefined): boolean {
  return part?.kind === 'letters' && digitWordSet.has(part.text);
}

/** What one part adds to a run, or null if it ends the run. */
function valuesOf(part: Part, before?: Part, after?: Part): Values | null {
  if (part.kind === 'break') return null;
  // Digits of scripts outside the BMP take two UTF-16 units each.
  if (part.kind === 'digits') return { ...NONE, digits: Array.from(part.text).length };
  if (isDigitWord(part)) return { ...NONE, digitWords: 1 };
  if (representsDigits(part, before, after)) return { ...NONE, lookalikes: part.text.length };
  return joining.has(part.text) && isDigitWord(before) && isDigitWord(after) ? NONE : null;
}

/** Digits and digit words of the folded text: no run has more of them, and most texts have none. Pure. */
export function certainDigits(folded: string): number {
  let count = 0;
  for (const { 0: text } of folded.matchAll(PARTS)) {
    if (/^\p{L}/u.test(text)) count += digitWordSet.has(text) ? 1 : 0;
    else count += text.length;
  }
  return count;
}

/** Every run of the folded text, in one pass. Pure. */
export function numberRuns(folded: string): readonly NumberRun[] {
  const runs: NumberRun[] = [];
  const parts = partsOf(folded);
  let goesOn = false;
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const values = valuesOf(part, before, parts[index + 1]);
    const run = goesOn && isNear(folded, before, part) ? runs.pop() : undefined;
    goesOn = values !== null;
    if (values === null) {
      if (run) runs.push(run);
      continue;
    }
    const { start, digits, lookalikes, digitWords } = run ?? { ...NONE, start: part.start };
    runs.push({
      start,
      end: part.end,
      digits: digits + values.digits,
      lookalikes: lookalikes + values.lookalikes,
      digitWords: digitWords + values.digitWords,
    });
  }
  return runs;
}

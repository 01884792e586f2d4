import { fold, foldWithOffsets, type Folded } from './fold.ts';
import { certainDigits, numberRuns, type NumberRun } from './number-runs.ts';

const DATE =
  /^(?:(\d{1,2})[-./](\d{1,2})[-./](?:19|20)?\d{2}|(?:19|20)\d{2}[-./](\d{1,2})[-./](\d{1,2}))$/;
const TIME = /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d)?$/;
const YEAR = /^(?:19|20)\d{2}$/;
const SHORT = /^\d{1,2}$/;
const CARD = /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}$/;
const PRICE = /^(?:\d{1,3}(?:[. ]\d{3}){0,3},\d{2}|\d{1,3}(?:[. ]\d{3}){1,3}|\d{1,4}\.\d{2})$/;
const ORDER =
  /(?:^|[^\p{L}])(?:ordine|pedido|commande|order)[^\p{L}\p{N}]{0,3}(?:n[a-z]{0,5}[^\p{L}\p{N}]{0,3})?$/u;

function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const pair = [match[1] ?? match[3], match[2] ?? match[4]].map(Number);
  return Math.min(...pair) <= 12 && Math.max(...pair) <= 31;
}

/** Dates and times, and at most one other short number: the hour or the number of people. */
function isWhen(text: string): boolean {
  const tokens = text.split(/[\s,–—]+/).filter((token) => token !== '' && token !== '-');
  const other = tokens.filter((token) => !isDate(token) && !TIME.test(token));
  if (other.length === tokens.length) return false;
  return other.length === 0 || (other.length === 1 && other.every((token) => SHORT.test(token)));
}

function areYears(text: string): boolean {
  return text.split(/[^\d]+/).every((token) => YEAR.test(token));
}

/** Amounts with a currency sign on one side of each. */
function arePrices(around: string): boolean {
  const parts = around.split(/\p{Sc}/u);
  const amounts = parts
    .map((token) => token.replace(/^[\s/,-]{1,4}|[\s/,-]{1,4}$/g, ''))
    .filter(Boolean);
  return parts.length > amounts.length && amounts.every((amount) => PRICE.test(amount));
}

/**
 * Whether digits of folded text between two positions are no phone number: dates, times, years, amounts, a
 * number grouped like a payment card, an order number. Pure.
 */
function isNoPhone(folded: string, start: number, end: number): boolean {
  const text = folded.slice(start, end);
  if (isWhen(text) || areYears(text) || CARD.test(text)) return true;
  if (/^\d+$/.test(text) && ORDER.test(folded.slice(Math.max(0, start - 30), start))) return true;
  const ahead = /\p{Sc}\s?$/u.exec(folded.slice(Math.max(0, start - 2), start))?.[0] ?? '';
  const behind = /^\s?\p{Sc}/u.exec(folded.slice(end, end + 2))?.[0] ?? '';
  return arePrices(ahead + text + behind);
}

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

/** Whether the text has too few digits for a phone number. */
function isBare(text: string): boolean {
  return certainDigits(fold(text)) < MIN_CERTAIN_DIGITS;
}

/** Whether the text contains a phone number, however it is disguised. Pure. */
export function hasPhoneNumber(text: string): boolean {
  return !isBare(text) && phonesIn(foldWithOffsets(text)).length > 0;
}

/** The text with every phone number hidden, for viewers without the card check. Pure. */
export function maskPhoneNumbers(text: string): string {
  if (isBare(text)) return text;
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

const ONES = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number below a million in words. */
function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return `${TENS[Math.floor(number / 10) - 2] ?? ''}${rest === 0 ? '' : `-${ONES[rest] ?? ''}`}`;
  }
  const [size, name] = number < 1_000 ? [100, 'hundred'] : [1_000, 'thousand'];
  const rest = number % size;
  const joined = rest < 100 ? ' and ' : ' ';
  const whole = `${inWords(Math.floor(number / size))} ${name}`;
  return rest === 0 ? whole : `${whole}${joined}${inWords(rest)}`;
}

/** An amount in words, so that a misplaced decimal point is noticed: 590 cents → "five euros and ninety cents". */
export function amountInWords(amountMinor: number, currency: string): string {
  if (currency !== 'EUR' || amountMinor >= 100_000_000) return '';
  const [euros, cents] = [Math.floor(amountMinor / 100), amountMinor % 100];
  const whole = `${inWords(euros)} euro${euros === 1 ? '' : 's'}`;
  const part = `${inWords(cents)} cent${cents === 1 ? '' : 's'}`;
  if (cents === 0) return whole;
  return euros === 0 ? part : `${whole} and ${part}`;
}

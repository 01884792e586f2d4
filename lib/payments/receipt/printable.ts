/** Characters of WinAnsi, the encoding of PDF's standard fonts, beyond Latin-1 (PDF 32000-1, annex D). */
const BEYOND_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function characterOf(one: string): string {
  if (/[\p{Zs}\p{Cc}]/u.test(one)) return ' ';
  if (/\p{Cf}|\p{Mn}/u.test(one)) return '';
  if (one === '−') return '-';
  return one <= 'ÿ' || BEYOND_LATIN.includes(one) ? one : '?';
}

/**
 * A text as the standard fonts can print it: one line, without control and direction characters. They would
 * print any other character as another letter or digit. Pure.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(characterOf).join('');
}

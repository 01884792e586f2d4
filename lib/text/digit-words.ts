/** Digits as Italian, Spanish, French and English say them, and what doubles the next one; folded. */
export const DIGIT_WORDS: readonly string[] = [
  ...['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'doppio'],
  ...['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'doble'],
  ...['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'one', 'two', 'three'],
  ...['four', 'five', 'seven', 'eight', 'nine', 'double'],
];

/** What people say between two spoken digits. */
export const BETWEEN_DIGITS: readonly string[] = ['e', 'y', 'et', 'and'];

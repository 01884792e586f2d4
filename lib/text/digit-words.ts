/** Digits as words in Italian, Spanish, French and English, and words that double the next digit; folded. */
export const DIGIT_WORDS: readonly string[] = [
  ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'doppio'],
  ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'doble'],
  ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'one', 'two', 'three'],
  ['four', 'five', 'seven', 'eight', 'nine', 'double'],
].flat();

/** Words that may occur between two digit words. */
export const BETWEEN_DIGITS: readonly string[] = ['e', 'y', 'et', 'and'];

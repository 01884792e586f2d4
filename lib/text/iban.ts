const CANDIDATE = /\b[a-z]{2}[0-9]{2}(?: ?[a-z0-9]){11,30}/g;
/** Length of an IBAN by country, for countries where members are likely to have one. */
const LENGTHS: Readonly<Record<string, number>> = {
  at: 20,
  be: 16,
  ch: 21,
  de: 22,
  es: 24,
  fr: 27,
  gb: 22,
  ie: 22,
  it: 27,
  lt: 20,
  lu: 20,
  mc: 27,
  mt: 31,
  nl: 18,
  pl: 28,
  pt: 25,
  ro: 24,
  sm: 27,
};

/**
 * ISO 13616 check: the first four characters move to the end, letters count from ten, and the remainder
 * modulo 97 must be 1.
 */
function addsUp(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Positions of IBANs in folded text, as [start, end). Pure. */
export function ibansIn(folded: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const { 0: candidate, index } of folded.matchAll(CANDIDATE)) {
    const length = LENGTHS[candidate.slice(0, 2)] ?? 0;
    let end = 0;
    let iban = '';
    while (iban.length < length && end < candidate.length) {
      iban += candidate.charAt(end).trim();
      end += 1;
    }
    if (iban.length === length && addsUp(iban)) found.push([index, index + end]);
  }
  return found;
}

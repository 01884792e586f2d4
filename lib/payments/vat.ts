/** Standard rates in basis points; prices include them. */
const RATES: Readonly<Record<string, number>> = { it: 2_200, es: 2_100, fr: 2_000, ie: 2_300 };

/** The rate of a brand's country. Throws for a country without a rate: no charge is made untaxed. */
export function vatRate(country: string): number {
  const rate = RATES[country];
  if (rate === undefined) throw new Error(`no VAT rate for ${country}`);
  return rate;
}

/** An amount in minor units (cents). Never a fraction, never a float of euros. */
export type Minor = number & { readonly __unit: 'minor' };

export type Currency = 'EUR';

/** Throws a RangeError for anything but a safe whole number of cents. */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return value as Minor;
}

/** The decimal string of the wire: 2990 → "29.90". */
export function decimal(amount: Minor): string {
  const sign = amount < 0 ? '-' : '';
  const cents = String(Math.abs(amount)).padStart(3, '0');
  return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

export function formatMoney(amount: Minor, currency: Currency, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}

/** The VAT contained in a gross amount, rounded half up to the cent; rate in basis points (2200 = 22 %). */
export function includedVat(gross: Minor, rateBasisPoints: number): Minor {
  const vat = (Math.abs(gross) * rateBasisPoints) / (10_000 + rateBasisPoints);
  return minor(Math.sign(gross) * Math.round(vat));
}

/** An amount in minor units (cents). Never a fraction, never a float of euros. */
export type Minor = number & { readonly __unit: 'minor' };

/** The currency that plans are published in; whatever was sold has its own currency beside its amount. */
export const SALES_CURRENCY = 'EUR';

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

/** How many decimal digits a currency has: euro 2, yen 0. */
export function fractionDigits(currency: string): number {
  const style = { style: 'currency', currency } as const;
  return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
}

/** As `decimal`, for any currency: 2990 cents → "29.90", 2990 yen → "2990". */
export function decimalIn(amount: number, currency: string): string {
  const digits = fractionDigits(currency);
  if (digits === 0) return String(minor(amount));
  const sign = amount < 0 ? '-' : '';
  const units = String(Math.abs(minor(amount))).padStart(digits + 1, '0');
  return `${sign}${units.slice(0, -digits)}.${units.slice(-digits)}`;
}

/**
 * The reverse of `decimalIn`; null for a text that is not an amount of the currency. Accepts a comma as the
 * decimal point.
 */
export function minorFrom(text: string, currency: string): number | null {
  const digits = fractionDigits(currency);
  const [, sign, whole = '', part = ''] =
    /^\s*([+-]?)(\d{1,12})(?:[.,](\d{1,4}))?\s*$/.exec(text) ?? [];
  if (whole === '' || part.length > digits) return null;
  const value = Number(whole + part.padEnd(digits, '0'));
  return sign === '-' ? 0 - value : value;
}

/** An amount in minor units as text, by its currency: in English 2990 cents → "€29.90", 2990 yen → "JP¥2,990". */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** fractionDigits(currency));
}

/** The VAT contained in a gross amount, rounded half up to the cent; rate in basis points (2200 = 22 %). */
export function includedVat(gross: Minor, rateBasisPoints: number): Minor {
  const vat = (Math.abs(gross) * rateBasisPoints) / (10_000 + rateBasisPoints);
  return minor(Math.sign(gross) * Math.round(vat));
}

import { includedVat, minor } from '../../kernel/money.ts';
import { VAT_RATES } from './vat-rates.ts';

/** The country whose VAT a price includes: the buyer's if it is an EU member state, else the brand's. */
export function vatCountry(buyer: string, brand: string): string {
  return Object.hasOwn(VAT_RATES, buyer) ? buyer : brand;
}

/** The rate of a country on a date. Throws for a country without one: no charge is made untaxed. */
export function vatRate(country: string, at: Date): number {
  const rates = Object.hasOwn(VAT_RATES, country) ? VAT_RATES[country] : undefined;
  const day = at.toISOString().slice(0, 10);
  const found = rates?.find(([since]) => since <= day);
  if (!found) throw new Error(`no VAT rate for ${country} on ${day}`);
  return found[1];
}

type Sale = { readonly amountMinor: number; readonly vatRate: number; readonly vatMinor: number };

/**
 * The VAT in a partial refund of a sale, of which `before` was already refunded: the VAT of all partial
 * refunds adds up to the VAT of the sale, to the cent.
 */
export function vatRefunded(sale: Sale, before: number, amount: number): number {
  const until = (given: number) =>
    given >= sale.amountMinor ? sale.vatMinor : includedVat(minor(given), sale.vatRate);
  return until(before + amount) - until(before);
}

export type ShareOfSale = {
  /** The part of the amount that reverses the sale, VAT included. */
  readonly sale: number;
  readonly vat: number;
  /** The part of the amount that exceeds the sale: a bank can take back a payment that was already refunded. */
  readonly beyond: number;
};

/** Splits an amount that is refunded or charged back, after `before` of the sale was already refunded. */
export function shareOfSale(sale: Sale, before: number, amount: number): ShareOfSale {
  const part = Math.min(amount, Math.max(0, sale.amountMinor - before));
  return { sale: part, vat: vatRefunded(sale, before, part), beyond: amount - part };
}

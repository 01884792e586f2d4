import { includedVat, minor } from '../../kernel/money.ts';
import { VAT_RATES } from './vat-rates.ts';

/** The country whose VAT a price holds: the buyer's where it is a member state, else the brand's own. */
export function vatCountry(buyer: string, brand: string): string {
  return Object.hasOwn(VAT_RATES, buyer) ? buyer : brand;
}

/** The rate of a country at a moment. Throws for a country without one: no charge is made untaxed. */
export function vatRate(country: string, at: Date): number {
  const rates = Object.hasOwn(VAT_RATES, country) ? VAT_RATES[country] : undefined;
  const day = at.toISOString().slice(0, 10);
  const found = rates?.find(([since]) => since <= day);
  if (!found) throw new Error(`no VAT rate for ${country} on ${day}`);
  return found[1];
}

type Sale = { readonly amountMinor: number; readonly vatRate: number; readonly vatMinor: number };

/**
 * The VAT that goes back with a part of a sale, after `before` of it went back already: whatever the parts,
 * together they hold the sale's VAT to the cent.
 */
export function vatRefunded(sale: Sale, before: number, amount: number): number {
  const until = (given: number) =>
    given >= sale.amountMinor ? sale.vatMinor : includedVat(minor(given), sale.vatRate);
  return until(before + amount) - until(before);
}

export type ShareOfSale = {
  /** Of the amount, what takes the sale back; VAT included. */
  readonly sale: number;
  readonly vat: number;
  /** Of the amount, what nobody was ever charged: a bank can take a payment back that was refunded. */
  readonly beyond: number;
};

/** What an amount that goes back is made of, after `before` of the sale went back already. */
export function shareOfSale(sale: Sale, before: number, amount: number): ShareOfSale {
  const part = Math.min(amount, Math.max(0, sale.amountMinor - before));
  return { sale: part, vat: vatRefunded(sale, before, part), beyond: amount - part };
}

const EUROS = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Cents as the desk writes money. */
export function price(minor: number): string {
  return EUROS.format(minor / 100);
}

const EUROS = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Cents as the desk shows money. */
export function price(minor: number): string {
  return EUROS.format(minor / 100);
}

/** A count with its unit, such as "6 months" in the language. Pure. */
export function formatUnit(
  locale: string,
  { count, unit }: { readonly count: number; readonly unit: string },
): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

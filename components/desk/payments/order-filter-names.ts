/** The query parameters that filter the list of orders. */
export const orderFilters = [
  'find',
  'member',
  'state',
  'brand',
  'company',
  'provider',
  'from',
  'to',
  'before',
] as const;
export type OrderFilter = (typeof orderFilters)[number];
export type OrderQuery = Readonly<Partial<Record<OrderFilter, string>>>;

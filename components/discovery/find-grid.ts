/** Two cards side by side on a phone, four on a desk. */
export const FIND_GRID =
  'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4 lg:gap-x-6';

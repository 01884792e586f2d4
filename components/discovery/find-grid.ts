/** Two cards side by side on a phone if both fit, four on a desktop. */
export const FIND_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4 lg:gap-x-6';

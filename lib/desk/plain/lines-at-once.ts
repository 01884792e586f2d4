/** So many lines of a settlement are brought by one call, which has to stay small. */
export const LINES_AT_ONCE = 100;

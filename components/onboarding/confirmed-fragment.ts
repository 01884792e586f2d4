/** Marks the address of the page that follows a confirmed e-mail address. */
export const CONFIRMED_FRAGMENT = '#confirmed';

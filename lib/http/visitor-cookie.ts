/** Means nothing but "this browser has chosen about cookies", and lives as long as the choice. */
export const VISITOR_COOKIE = 'visitor';

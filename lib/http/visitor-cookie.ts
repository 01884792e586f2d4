/** Only identifies a browser that has made a cookie choice, and lives as long as the choice. */
export const VISITOR_COOKIE = 'visitor';

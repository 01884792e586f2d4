/** How many settlement lines one call uploads: the request body must stay small. */
export const LINES_AT_ONCE = 100;

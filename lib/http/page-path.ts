/** Header with the requested path, without its locale, for the rendered page. */
export const PAGE_PATH = 'x-amarena-path';

/** Header in which a rendered page reads the path it was asked by, without its locale. */
export const PAGE_PATH = 'x-amarena-path';

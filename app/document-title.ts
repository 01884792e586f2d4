import type { Metadata } from 'next';

/** A page's title: the layout adds the brand's name, except to a title that already contains it. Pure. */
export function documentTitle(brandName: string, title: string): NonNullable<Metadata['title']> {
  return title.includes(brandName) ? { absolute: title } : title;
}

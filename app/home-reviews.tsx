import { connection } from 'next/server';
import { HomeReviews } from '#components/reviews/home-reviews.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { homeReviews } from '#lib/reviews/queries.ts';

/** The reviews of a brand's home, or null while none is published in the page's language. */
export async function reviewsOfHome(brand: Brand, locale: Locale, prefix: string) {
  // Read at request time and cached by the page cache: the build has no database.
  await connection();
  const reviews = await homeReviews(brand.id, locale);
  if (reviews.length === 0) return null;
  const { name, timezone } = brand;
  return <HomeReviews reviews={reviews} brandName={name} timeZone={timezone} prefix={prefix} />;
}

import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { sectionTitle } from '#app/page-title.ts';

export const generateMetadata = sectionTitle('rate_plan');

/** An address that the reference texts name, without content of its own. */
export default async function RatePlan({ params }: { params: Promise<BrandParams> }) {
  await pageBrand(params);
  return <main />;
}

import { pageBrand, type BrandParams } from '#app/page-brand.ts';

/** An address of the texts that shows nothing of its own. */
export default async function RatePlan({ params }: { params: Promise<BrandParams> }) {
  await pageBrand(params);
  return <main />;
}

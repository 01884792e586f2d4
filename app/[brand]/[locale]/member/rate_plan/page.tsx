import { pageBrand, type BrandParams } from '#app/page-brand.ts';

/** An address that the reference texts name, without content of its own. */
export default async function RatePlan({ params }: { params: Promise<BrandParams> }) {
  await pageBrand(params);
  return <main />;
}

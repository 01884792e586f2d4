import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { FaqTeaser } from '#components/home/faq-teaser.tsx';
import { Hero } from '#components/home/hero.tsx';
import { Promises } from '#components/home/promises.tsx';

export default async function HomePage({ params }: { params: Promise<BrandParams> }) {
  const { brand, prefix } = await pageBrand(params);
  return (
    <main id="content">
      <Hero brand={brand.id} prefix={prefix} />
      <Promises />
      <FaqTeaser prefix={prefix} />
    </main>
  );
}

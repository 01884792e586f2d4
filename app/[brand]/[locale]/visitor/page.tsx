import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { homes } from '#components/brand/homes.ts';
import { FaqTeaser } from '#components/home/faq-teaser.tsx';
import { WaysIn } from '#components/home/ways-in.tsx';

export default async function HomePage({ params }: { params: Promise<BrandParams> }) {
  const { brand, prefix } = await pageBrand(params);
  const Home = homes[brand.id];
  return (
    <main id="content">
      <Home
        brandName={brand.name}
        ways={<WaysIn prefix={prefix} />}
        reviews={null}
        faq={<FaqTeaser prefix={prefix} />}
      />
    </main>
  );
}

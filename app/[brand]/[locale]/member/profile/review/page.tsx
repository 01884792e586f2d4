import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { OwnReviewPage } from '#components/reviews/own-review-page.tsx';
import { clock } from '#lib/kernel/clock.ts';
import { ownReview } from '#lib/reviews/own-review.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('reviews.own');

export default async function OwnReviewRoute({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const reviewData = await ownReview(member, clock.now());
  return (
    <main>
      <PageMessages locale={locale} of={['reviews.own', 'reviews.reasons', 'reviews.stars']}>
        <OwnReviewPage
          reviewData={reviewData}
          language={locale}
          languages={[brand.locales.default, ...brand.locales.others]}
          timeZone={brand.timezone}
          prefix={prefix}
        />
      </PageMessages>
    </main>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FirstQuestions } from '#app/first-questions.tsx';
import { reviewsOfHome } from '#app/home-reviews.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { listedMetadata } from '#app/page-metadata.ts';
import { organizationData, StructuredData } from '#app/structured-data.tsx';
import { homes } from '#components/brand/homes.ts';
import { AuthLinks } from '#components/home/auth-links.tsx';
import { DemoNote } from '#components/home/demo-note.tsx';
import { HomePeople } from '#components/home/home-people.tsx';
import { HomeThread } from '#components/home/home-thread.tsx';
import { arePeopleDrawn } from '#lib/media/portraits/are-people-drawn.ts';
import { homePeople } from '#lib/media/portraits/home-people.ts';

type Props = { readonly params: Promise<BrandParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const where = await pageBrand(params);
  const t = await getTranslations('brand');
  return listedMetadata(where, {
    path: '/',
    title: t('title'),
    description: t('description'),
  });
}

export default async function HomePage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const Home = homes[brand.id];
  const people = homePeople(brand.id);
  // Waits for the request: the build does not know the deployment.
  const reviews = await reviewsOfHome(brand, locale, prefix);
  return (
    <main id="content">
      <Home
        brandName={brand.name}
        authLinks={<AuthLinks prefix={prefix} />}
        people={<HomePeople people={people} />}
        thread={<HomeThread peer={people[0]} />}
        reviews={reviews}
        faq={<FirstQuestions brand={brand} locale={locale} prefix={prefix} />}
        questions={<FirstQuestions brand={brand} locale={locale} prefix={prefix} bare />}
      />
      {arePeopleDrawn() && <DemoNote />}
      <StructuredData things={await organizationData(brand, locale)} />
    </main>
  );
}

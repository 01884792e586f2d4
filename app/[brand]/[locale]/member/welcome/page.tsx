import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { single, type QueryPage } from '#app/page-query.ts';
import { Onboarding } from '#components/onboarding/onboarding.tsx';
import { checkTarget } from '#lib/accounts/landings/target.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { clock } from '#lib/kernel/clock.ts';

/** Messages of the steps, of the fields that they share with the profile's form, and of photos. */
const NAMESPACES = ['answers', 'onboarding', 'photos'];

export async function generateMetadata({ params }: QueryPage): Promise<Metadata> {
  await pageBrand(params);
  const t = await getTranslations('onboarding');
  return { title: t('pageTitle') };
}

/**
 * The steps after the signup, where they were left. After them, and for a member who ended them, follows the page
 * that the address names, or the member's first page.
 */
export default async function Welcome({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const onwardHref = checkTarget(single((await searchParams)['next']), brand) ?? `${prefix}/`;
  const profile = await ownProfile(member, member.publicId, clock.now());
  const { onboardingStep, username, datingIntent, interests, profilePrompts } = profile;
  if (onboardingStep === null) return redirect(onwardHref);
  // Until the first step is done, the stored name is a generated one.
  const name = onboardingStep === 'name' ? '' : username;
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      <Onboarding
        trackerId={member.publicId}
        firstStep={onboardingStep}
        saved={{ username: name, datingIntent, interests, profilePrompts }}
        onwardHref={onwardHref}
      />
    </PageMessages>
  );
}

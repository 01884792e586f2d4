import { screen } from '@testing-library/react';
import { OwnProfile } from '#components/profile/own/own-profile.tsx';
import type { OwnPlan } from '#components/profile/own/own-plan.ts';
import type { OwnProfileData } from '#components/profile/own/types.ts';
import type { BrandId } from '#lib/brands/schema.ts';
import { CITIES } from '../accounts/account-answers.ts';
import { credits, renderMember } from '../support/render-member.tsx';
import { answering } from '../support/server.ts';
import { ownProfileData } from './own-profile-data.ts';

interface Place {
  brand?: BrandId;
  /** 0: free, 1: with credits, 2: a subscription that renews. */
  level?: 0 | 1 | 2;
  cardCheckHref?: string | null;
  plan?: OwnPlan;
}

export const NO_PLAN: OwnPlan = {
  running: false,
  from: { price: '€24.90', months: 1 },
  href: '/vip_plan/cred',
};

/** The own profile page, without its photos and voice introduction. */
export function openOwnProfile(change: Partial<OwnProfileData> = {}, place: Place = {}) {
  const { brand = 'dolcevita', level = 0, cardCheckHref = null, plan = NO_PLAN } = place;
  // The place field fetches its list at the first render.
  answering({ 'GET /api/get/city/{country}/{query}': CITIES });
  const held = credits({ level });
  const content = (
    <OwnProfile
      profile={ownProfileData(change)}
      credits={held}
      timeZone="Europe/Rome"
      prefix=""
      cardCheckHref={cardCheckHref}
      plan={plan}
      regions={['Lazio', 'Lombardia', 'Sicilia']}
      photos={null}
      introduction={null}
    />
  );
  const page = renderMember(content, {
    brand,
    path: '/profile',
    credits: held,
    user: { delay: null },
  });
  const { say } = page;
  const label = (key: string) => screen.getByLabelText<HTMLInputElement>(say(`account.${key}`));
  const save = screen.getByRole<HTMLButtonElement>('button', { name: say('account.save') });
  return { ...page, label, save };
}

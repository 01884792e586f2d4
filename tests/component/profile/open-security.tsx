import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SecurityPage } from '#components/profile/security/security-page.tsx';
import type { ConsentLine, SessionLine } from '#components/profile/security/types.ts';
import type { OwnProfileData } from '#components/profile/own/types.ts';
import type { BrandId } from '#lib/brands/schema.ts';
import { consentTexts } from '../accounts/account-answers.ts';
import { containing } from '../support/copy.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, type Answers } from '../support/server.ts';
import { ownProfileData } from './own-profile-data.ts';

/** A session of the member; the first in the list is the current one. */
export function session(id: string, change: Partial<SessionLine> = {}): SessionLine {
  return {
    id,
    current: false,
    kind: 'phone',
    browser: 'Firefox',
    system: 'Android',
    createdAt: '2026-11-01T09:00:00.000Z',
    lastSeenAt: '2026-11-20T18:30:00.000Z',
    ...change,
  };
}

export function consentLine(
  purpose: ConsentLine['purpose'],
  granted: boolean,
  at = '2026-11-01T09:00:00.000Z',
): ConsentLine {
  return {
    purpose,
    granted,
    at,
    textVersion: 1,
    locale: 'it',
    source: 'signup',
    html: `<p>${purpose}</p>`,
  };
}

export const HELD: ConsentLine[] = [
  consentLine('marketing', false),
  consentLine('orientation', true),
  consentLine('of_age', true),
  consentLine('terms', true),
];

/** The page of security and data. Every call is answered; a test overrides single answers. */
export function openSecurity(
  answers: Answers = {},
  change: Partial<OwnProfileData> = {},
  brand: BrandId = 'dolcevita',
) {
  answering({
    'GET /api/users/passkeys': [],
    'GET /api/users/sessions': [session('s1', { current: true })],
    'GET /api/get/blocked/{trackerId}': [],
    'GET /api/users/knownPeople': { count: 0, addedAt: null },
    'GET /api/consents/history': HELD,
    'GET /api/consents/texts': consentTexts(),
    'GET /api/users/export': [],
    'GET /api/users/messagePeriod': { months: null, longest: null },
    ...answers,
  });
  const content = (
    <SecurityPage profile={ownProfileData(change)} language="it" timeZone="Europe/Rome" prefix="" />
  );
  const page = renderMember(content, { brand, path: '/profile/security', user: { delay: null } });
  const { say } = page;
  const part = (key: string) =>
    within(screen.getByRole('region', { name: containing(say(`security.${key}.title`)) }));
  const loaded = () =>
    waitFor(() => {
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
  return { ...page, part, loaded };
}

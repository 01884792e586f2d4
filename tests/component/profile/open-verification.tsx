import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { VerificationPage } from '#components/profile/verification/verification-page.tsx';
import type { VerificationData } from '#components/profile/verification/types.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf } from '../support/server.ts';

export const READ = 'GET /api/users/verification/{trackerId}';
export const ASK = 'POST /api/users/verification/{trackerId}';
export const WITHDRAW = 'DELETE /api/users/verification/{trackerId}';

export function status(change: Partial<VerificationData> = {}): VerificationData {
  return {
    checkedAt: null,
    state: 'none',
    pose: null,
    expiresAt: null,
    reason: null,
    hasMainPhoto: true,
    attemptsLeft: 5,
    nextAttemptAt: null,
    selfReviewSeconds: null,
    ...change,
  };
}

export const ASKED = status({
  state: 'asked',
  pose: 'hand_on_head',
  expiresAt: '2026-11-28T10:15:00.000Z',
});

export async function openVerification(
  initial: VerificationData,
  answers: Parameters<typeof answering>[0] = {},
) {
  answering({ [READ]: initial, ...answers });
  const content = (
    <VerificationPage trackerId="own" initial={initial} timeZone="Europe/Rome" prefix="" />
  );
  const page = renderMember(content, {
    path: '/profile/verification',
    user: { delay: null },
  });
  const own = (key: string, values = {}) => page.say(`verification.${key}`, values);
  const button = (key: string) => screen.queryByRole('button', { name: own(key) });
  const press = async (key: string) => {
    const found = button(key);
    if (found) await page.user.click(found);
  };
  await waitFor(() => {
    expect(callsOf(READ)).toHaveLength(1);
  });
  return { ...page, own, button, press };
}

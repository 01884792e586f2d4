'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isCheckout } from '#components/notifications/incoming.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useCurrentPath } from '#components/shell/current-path.ts';
import { firstSegment } from '#components/shell/places.ts';
import { call } from '#lib/http/client/call.ts';
import { reportLog } from '#lib/http/client/report-log.ts';
import { addressPopup, withoutHook } from './address-popup.ts';
import { channelQuestion, type PopupTranslator } from './channel-question.ts';
import { isNewVisit, markLanded, takeGift } from './landing.ts';
import { usePopups } from './popup-context.ts';
import type { PopupSpec } from './popup-spec.ts';
import { startUp } from './start-up.ts';

const GIFT_AFTER_MS = 500;

async function verified(trackerId: string, t: PopupTranslator): Promise<readonly PopupSpec[]> {
  const answer = await call('POST /api/users/verify', { body: { trackerId } });
  if (!answer.verify) return startUp(answer).popups;
  const { askChannels, email } = answer;
  const { popups } = startUp({ ...answer, giftedMessages: answer.giftedMessages + takeGift() });
  return askChannels.includes('email')
    ? [...popups, channelQuestion(email, askChannels, t)]
    : popups;
}

/**
 * A member's start-up, once a visit: verifies and renews the session, and shows the resulting popups in their
 * order. Also opens the popup that the address requests.
 */
export function MemberPopups({ trackerId }: { trackerId: string }) {
  const t = useTranslations('popups');
  const popups = usePopups();
  const { setCredits } = useMemberState();
  const path = useCurrentPath();
  const later = isCheckout(path) || firstSegment(path) === 'welcome';
  const started = useRef(false);

  useEffect(() => {
    // The next page starts the visit: nothing comes between a buyer and the payment, or into the first steps.
    if (started.current || later) return;
    started.current = true;
    const open = (found: readonly PopupSpec[]): void => {
      const gift = found.findIndex(({ kind }) => kind === 'gift');
      for (const spec of gift < 0 ? found : found.slice(0, gift)) popups.open(spec);
      if (gift < 0) return;
      setTimeout(() => {
        for (const spec of found.slice(gift)) popups.open(spec);
      }, GIFT_AFTER_MS);
      // The shell was rendered before the gift was credited.
      call('GET /api/get/credits/{trackerId}', { params: { trackerId }, query: { limit: 1 } }).then(
        ({ remainingCredits }) => {
          setCredits(remainingCredits);
        },
        () => undefined,
      );
    };
    const wanted = addressPopup(window.location.search);
    if (wanted?.kind === 'generic') {
      const { variant, redirect } = wanted;
      window.history.replaceState(window.history.state, '', withoutHook(window.location.href));
      popups.open({
        kind: 'generic',
        variant,
        title: t(`${variant}.title`),
        text: t(`${variant}.text`),
        buttons: [{ label: t(`${variant}.go`), redirect }, { label: t('close') }],
      });
    }
    if (!isNewVisit()) return;
    verified(trackerId, t).then(
      (found) => {
        open(found);
        markLanded();
      },
      (error: unknown) => {
        reportLog('verify', error instanceof Error ? error.message : 'unknown');
      },
    );
  }, [later, popups, setCredits, t, trackerId]);
  return null;
}

'use client';

import { useTranslations } from 'next-intl';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { Popup } from '#components/ui/popup.tsx';
import type { LikeRequirement } from './like-requirement.ts';

interface LikePromptsProps {
  requirement: LikeRequirement | null;
  /** Where the card check is made; null where the flow offers none. */
  cardCheckHref: string | null;
  onClose: () => void;
  /** Called when the member has read the disclosure and still wants to like. */
  onLikeAnyway: () => void;
}

/** Says why a like was not sent, or that it was the last one, and what the next step is. */
export function LikePrompts({ requirement, cardCheckHref, ...on }: LikePromptsProps) {
  const t = useTranslations('match.like');
  const unsent = useTranslations('hooks.unsent');
  if (requirement === null) return null;
  const { kind, name, label, angelId, sent = false } = requirement;
  const angel = { id: angelId, name };
  if (kind === 'likes') {
    return (
      <HookPopup
        kind="file_like"
        angel={angel}
        automatic={sent}
        onClose={on.onClose}
        {...(sent && { lead: t('sent', { name }), done: true })}
      />
    );
  }
  if (kind === 'card_check') {
    return (
      <HookPopup
        kind="profilo_bloccato"
        lead={unsent('like')}
        checkHref={cardCheckHref}
        angel={angel}
        onClose={on.onClose}
      />
    );
  }
  return (
    <Popup
      open
      onOpenChange={on.onClose}
      title={t('disclosure.title', { name })}
      body={
        <>
          {label !== null && <HostedLabel label={label} />}
          <p>{t('disclosure.text')}</p>
        </>
      }
      closeLabel={t('disclosure.close')}
      actions={[
        { label: t('disclosure.like'), onPress: on.onLikeAnyway, stays: true },
        { label: t('disclosure.cancel'), tone: 'quiet' },
      ]}
    />
  );
}

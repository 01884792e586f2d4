'use client';

import { useTranslations } from 'next-intl';
import { CardCheckPrompt } from '#components/chat/card-check-prompt.tsx';
import { HookPrompt } from '#components/payments/hook-prompt.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { Popup } from '#components/ui/popup.tsx';
import type { LikeHurdle } from './like-hurdle.ts';

interface LikePromptsProps {
  hurdle: LikeHurdle | null;
  prefix: string;
  /** Where the card check is made; null where the flow offers none. */
  cardCheckHref: string | null;
  onClose: () => void;
  /** The disclosure was read, and the like is still wanted. */
  onLikeAnyway: () => void;
}

/** Says why a like did not go out, or that it was the last one, and how it goes on. */
export function LikePrompts({ hurdle, prefix, cardCheckHref, ...on }: LikePromptsProps) {
  const t = useTranslations('match.like');
  if (hurdle === null) return null;
  const { kind, name, label } = hurdle;
  if (kind === 'likes') {
    return (
      <HookPrompt
        hook="file_like"
        prefix={prefix}
        onClose={on.onClose}
        {...(hurdle.sent === true && { lead: t('sent', { name }) })}
      />
    );
  }
  if (kind === 'card_check') {
    return (
      <CardCheckPrompt
        name={name}
        href={cardCheckHref}
        text={t('cardCheck', { name })}
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

'use client';

import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CostLine } from '#components/chat/composer/cost-line.tsx';
import { DisclosurePrompt } from '#components/chat/thread/disclosure-prompt.tsx';
import { OutOfCreditsPrompt } from '#components/chat/thread/out-of-credits-prompt.tsx';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { nextPrice } from '#lib/credits/next-price.ts';
import { useInvitation } from './use-invitation.ts';
import { MESSAGE_MAX_LENGTH } from '#lib/chat/limits.ts';
import { isBlank } from '#lib/text/is-blank.ts';

interface InvitationProps {
  profile: OtherProfile;
  prefix: string;
  cardCheckHref: string | null;
  /** The invitation was sent; `matched` when the other member had liked already. */
  onInvited: (matched: boolean) => void;
  onClose: () => void;
}

/** The form for an invitation: the recipient and the cost are shown beside the text. */
export function Invitation({ profile, prefix, cardCheckHref, ...on }: InvitationProps) {
  const t = useTranslations('match.invitation');
  const unsent = useTranslations('hooks.unsent');
  const errors = useErrorMessages();
  const { credits } = useMemberState();
  const id = useId();
  const { text, setText, sending, sent, fault, send, clearFault } = useInvitation(
    profile,
    on.onInvited,
  );
  useHoldReload(text !== '' && sent === null);
  const { screenName: name, label } = profile;
  const angel = { id: profile.id, name };
  const price = nextPrice(credits, true);
  const plansHref = `${prefix}/vip_plan/fine_crediti`;
  const empty = isBlank(text);
  const close = (): void => {
    if (sent === null) on.onClose();
    else on.onInvited(sent.matched);
  };
  return (
    <>
      <Panel
        open
        onOpenChange={close}
        title={t('title', { name })}
        closeLabel={t('close')}
        footer={
          sent === null && (
            <Button wide size="lg" pending={sending} disabled={empty} onClick={send}>
              {t('send')}
            </Button>
          )
        }
      >
        <div role="status">
          {sent !== null && (
            <p className="flex items-center gap-3 py-8 text-lg">
              <CircleCheck
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-8 shrink-0 text-success"
              />
              {t('received', { name })}
            </p>
          )}
        </div>
        {sent === null && (
          <div className="grid gap-3">
            {label !== null && <HostedLabel label={label} />}
            <label htmlFor={id} className="font-ui text-sm font-semibold">
              {t('field', { name })}
            </label>
            <Textarea
              id={id}
              rows={4}
              autoFocus
              maxLength={MESSAGE_MAX_LENGTH}
              placeholder={t('placeholder')}
              value={text}
              aria-describedby={`${id}-cost`}
              onChange={(event) => {
                setText(event.target.value);
              }}
            />
            <div id={`${id}-cost`}>
              <CostLine price={price} plansHref={plansHref} hosted={profile.label !== null} />
            </div>
            {fault?.kind === 'error' && (
              <p role="alert" className="font-ui text-sm text-danger">
                {errors(fault.code)}
              </p>
            )}
          </div>
        )}
      </Panel>
      {fault?.kind === 'credits' && (
        <OutOfCreditsPrompt
          angel={angel}
          cost={fault.cost}
          left={fault.held}
          onClose={clearFault}
        />
      )}
      {fault?.kind === 'card_check' && (
        <HookPopup
          kind="profilo_bloccato"
          angel={angel}
          lead={unsent('message')}
          checkHref={cardCheckHref}
          onClose={clearFault}
        />
      )}
      {fault?.kind === 'disclosure' && (
        <DisclosurePrompt peer={profile} price={price} onSend={send} onCancel={clearFault} />
      )}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { useHookFacts } from './hook-facts.tsx';
import type { Hook, Prompt } from './hook-table.ts';
import { nextOfHook } from './next-of-hook.ts';
import { Alternatives } from './alternatives.tsx';
import { listAlternatives } from './list-alternatives.ts';
import { promptValues } from './prompt-values.ts';

const PICTURE_PX = 72;

export interface HookPopupProps {
  kind: Hook;
  /** The profile that it is about; `label` is that of a hosted one. */
  angel?:
    | {
        readonly id: string;
        readonly name: string;
        readonly photo?: string | null;
        readonly label?: string | null;
      }
    | undefined;
  /** The cost of the message that was not sent, and the credits left. */
  price?: { readonly cost: number; readonly left: number };
  /** What was done, if anything was, before the limit was reached. */
  lead?: string;
  /** It was done before the limit was reached, so the cost of doing it is not repeated. */
  done?: boolean;
  checkHref?: string | null;
  /** Parameter added to the plans' address: what to do after the payment. */
  after?: string | undefined;
  /** Opened without a press: if the flow shows no prompt, nothing happens. */
  automatic?: boolean;
  onClose?: () => void;
  children?: ReactNode;
}

/**
 * What stopped the member: the cost, what they have, and every alternative, over the page that stays open. A
 * flow that does not show this kind navigates on at once.
 */
export function HookPopup({ kind, automatic = false, ...props }: HookPopupProps) {
  const facts = useHookFacts();
  const next = nextOfHook(kind, facts);
  if (next === null) return <Shown kind={kind as Prompt} {...props} />;
  return automatic ? null : <GoThere href={`${facts.prefix}${next}`} />;
}

type ShownProps = Omit<HookPopupProps, 'kind' | 'automatic'> & { readonly kind: Prompt };

function Shown({ kind, angel, price, lead, done, onClose, children, ...rest }: ShownProps) {
  const t = useTranslations('hooks');
  const { credits } = useMemberState();
  const facts = useHookFacts();
  const { prefix, matchEnabled } = facts;
  const [open, setOpen] = useState(true);
  const { checkHref, after } = rest;
  const alternatives = listAlternatives(kind, {
    prefix,
    credits,
    matchEnabled,
    checkHref,
    after,
    angelId: angel?.id,
  });
  const [first] = alternatives;
  const leads =
    first?.alternative === 'plans' || first?.alternative === 'check' ? first : undefined;
  const free = credits.level === 0;
  const values = promptValues({ credits, facts, name: angel?.name, price, done });
  return (
    <Popup
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (!isOpen) onClose?.();
      }}
      title={t(`kind.${kind}.title`, values)}
      closeLabel={t('close')}
      {...(angel?.photo !== undefined && {
        picture: (
          <PeerPicture angelId={angel.id} name={angel.name} photo={angel.photo} size={PICTURE_PX} />
        ),
      })}
      body={
        <>
          {lead !== undefined && <p className="font-semibold text-ink">{lead}</p>}
          {angel?.label && <HostedLabel label={angel.label} />}
          <p>{t(`kind.${kind}.text`, values)}</p>
        </>
      }
      actions={[
        ...(leads?.href
          ? [
              {
                label: t(
                  leads.alternative === 'plans' && !free
                    ? 'packs'
                    : `alternative.${leads.alternative}`,
                ),
                href: leads.href,
              },
            ]
          : []),
        { label: t('later'), tone: 'quiet' },
      ]}
    >
      <Alternatives
        title={t('others')}
        alternatives={alternatives
          .filter((one) => one !== leads)
          .map(({ alternative, href }) => ({
            href,
            label: t(`alternative.${alternative}`, values),
          }))}
      />
      {children}
    </Popup>
  );
}

/** Navigates at once, with a full page load. */
function GoThere({ href }: { href: string }) {
  useEffect(() => {
    location.assign(href);
  }, [href]);
  return null;
}

'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { OwnBubble, PeerBubble } from '#components/chat/thread/bubble.tsx';
import { ClosedComposer } from '#components/chat/composer/closed-composer.tsx';
import { CostLine } from '#components/chat/composer/cost-line.tsx';
import type { HookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { nextPrice } from '#lib/credits/next-price.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { PreviewMember } from './preview-member.tsx';
import { PreviewPart } from './preview-part.tsx';
import { PreviewPeople } from './preview-people.tsx';
import { PreviewPrompts } from './preview-prompts.tsx';

interface PreviewInsideProps {
  /** The draft's settings of its hooks. */
  facts: HookFacts;
  /** What the fictitious member starts with, or has bought. */
  credits: RemainingCredits;
  plansHref: string;
  people: Omit<ComponentProps<typeof PreviewPeople>, 'cardCheckHref'>;
  /** Where a member makes the free card check that the flow offers without requiring it. */
  optionalCheckHref: string | null;
}

/** The fictitious peer in the preview's conversation. */
const PEER = { angelId: 'preview', screenName: 'Bianca', label: null, photo: null };
const PLAIN = { removed: false, edited: false, isHtml: false, warnings: [] };

/** What a draft decides for members: whom they see and how far, what they can read, what writing costs, what stops them. */
export function PreviewInside(props: PreviewInsideProps) {
  const { facts, credits, plansHref, people, optionalCheckHref } = props;
  const t = useTranslations('chat.suggestions');
  const free = credits.level === 0;
  const checkHref = facts.checkFirst ? plansHref : null;
  const spent = {
    ...credits,
    messageCredits: 0,
    freeCredits: 0,
    subscriptionCredits: 0,
    boughtCredits: 0,
    totalCredits: 0,
    likeCredits: 0,
  };
  const values = { name: PEER.screenName, city: '' };
  return (
    <PreviewMember facts={facts} credits={credits}>
      <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-8 border-t border-line px-(--gutter) py-10">
        <PreviewPeople cardCheckHref={checkHref ?? optionalCheckHref} {...people} />
      </div>
      <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 border-t border-line px-(--gutter) py-10">
        <PreviewPart title="Sample conversation">
          <div className="grid justify-items-end">
            <OwnBubble message={{ ...PLAIN, msg: t('five', values) }} />
          </div>
          <div className="grid justify-items-start">
            <PeerBubble
              peer={PEER}
              message={{ ...PLAIN, blurred: free, msg: free ? null : t('six', values) }}
              unlockHref={plansHref}
              cardCheckHref={checkHref}
            />
          </div>
          {checkHref !== null && (
            <ClosedComposer state="card_check" peer={PEER} cardCheckHref={checkHref} />
          )}
        </PreviewPart>
        <PreviewPart title="Message cost">
          <Cost of="First message to a profile">
            <CostLine price={nextPrice(credits, true)} plansHref={plansHref} />
          </Cost>
          <Cost of="Next message">
            <CostLine price={nextPrice(credits, false)} plansHref={plansHref} />
          </Cost>
          <Cost of="Without credits">
            <CostLine price={nextPrice(spent, false)} plansHref={plansHref} />
          </Cost>
        </PreviewPart>
        <PreviewPrompts spent={spent} cardCheckHref={checkHref ?? optionalCheckHref} />
      </div>
    </PreviewMember>
  );
}

function Cost({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 sm:grid-cols-2">
      <p lang="en" className="text-sm">
        {of}
      </p>
      {children}
    </div>
  );
}

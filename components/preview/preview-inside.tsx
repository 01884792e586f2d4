'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnBubble, PeerBubble } from '#components/chat/thread/bubble.tsx';
import { ClosedComposer } from '#components/chat/composer/closed-composer.tsx';
import { CostLine } from '#components/chat/composer/cost-line.tsx';
import { Pager } from '#components/discovery/pager.tsx';
import { VerifyLine } from '#components/discovery/verify-line.tsx';
import { HookFactsProvider, type HookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { nextPrice } from '#lib/credits/next-price.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';

interface PreviewInsideProps {
  /** The draft's settings of its hooks. */
  facts: HookFacts;
  /** What the fictitious member starts with, or has bought. */
  credits: RemainingCredits;
  plansHref: string;
}

/** The fictitious peer in the preview's conversation. */
const PEER = { angelId: 'preview', screenName: 'Bianca', label: null, photo: null };
const PLAIN = { removed: false, edited: false, isHtml: false, warnings: [] };
const LAST_SHOWN = 2;

/** What a draft decides for members: how far a free member searches, what they can read, what writing costs. */
export function PreviewInside({ facts, credits, plansHref }: PreviewInsideProps) {
  const t = useTranslations('chat.suggestions');
  const free = credits.level === 0;
  const checkHref = facts.checkFirst ? plansHref : null;
  const spent = { ...credits, freeCredits: 0, subscriptionCredits: 0, boughtCredits: 0 };
  const values = { name: PEER.screenName, city: '' };
  return (
    <HookFactsProvider facts={facts}>
      <div className="mx-auto grid w-full max-w-2xl gap-8 border-t border-line px-(--gutter) py-10">
        <Part title="Search, first page">
          <Pager
            page={1}
            pages={facts.freePages + LAST_SHOWN}
            freePages={free ? facts.freePages : undefined}
            hrefOf={(page) => `${facts.prefix}/find?page=${String(page)}`}
          />
          {checkHref !== null && <VerifyLine always href={checkHref} />}
        </Part>
        <Part title="Sample conversation">
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
        </Part>
        <Part title="Message cost">
          <Cost of="First message to a profile">
            <CostLine price={nextPrice(credits, true)} plansHref={plansHref} />
          </Cost>
          <Cost of="Next message">
            <CostLine price={nextPrice(credits, false)} plansHref={plansHref} />
          </Cost>
          <Cost of="Without credits">
            <CostLine price={nextPrice(spent, false)} plansHref={plansHref} />
          </Cost>
        </Part>
      </div>
    </HookFactsProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 lang="en" className="text-sm text-ink-soft">
        {title}
      </h2>
      {children}
    </section>
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

'use client';

import { useTranslations } from 'next-intl';
import { Pager } from '#components/discovery/pager.tsx';
import { ProfileGrid } from '#components/discovery/profile-grid.tsx';
import type { PreviewLinks } from '#components/discovery/quick-preview.tsx';
import { VerifyLine } from '#components/discovery/verify-line.tsx';
import { useHookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { useMemberState } from '#components/realtime/member-state.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { PreviewPart } from './preview-part.tsx';

interface PreviewPeopleProps {
  people: readonly OtherProfile[];
  country: string;
  quickPreview: PreviewLinks;
  /** Where the card check is made; null where it is passed or the flow offers none. */
  cardCheckHref: string | null;
  /** The flow's menu has the search. */
  inMenu: boolean;
}

/** Pages shown after the free ones. */
const LOCKED_SHOWN = 2;

function pressOf({ toChat, toProfile }: PreviewLinks): string {
  const links = [...(toChat ? ['the chat'] : []), ...(toProfile ? ['the profile'] : [])];
  return links.length === 0
    ? 'A press on a card opens the profile.'
    : `A press on a card opens a quick preview with a link to ${links.join(' and ')}.`;
}

/** The search and the page of likes, with what the flow and the level decide about them. */
export function PreviewPeople(props: PreviewPeopleProps) {
  const { people, country, quickPreview, cardCheckHref, inMenu } = props;
  const t = useTranslations('discovery');
  const { credits } = useMemberState();
  const { prefix, freePages, checkFirst } = useHookFacts();
  const free = credits.level === 0;
  const likers = people.filter(({ kind }) => kind === 'member');
  const [one] = people;
  const pager = (path: string) => (
    <Pager
      page={1}
      pages={freePages + LOCKED_SHOWN}
      freePages={free ? freePages : undefined}
      hrefOf={(page) => `${prefix}${path}?page=${String(page)}`}
    />
  );
  const likes = free
    ? `A free member has ${String(credits.likeCredits)} likes.`
    : 'Likes cost nothing.';
  const cards = { country, prefix, cardCheckHref, saved: [] };
  return (
    <>
      <PreviewPart
        title={inMenu ? 'Search, first page' : 'Search, first page (not in this flow’s menu)'}
        note={`${pressOf(quickPreview)} ${likes} The people are fictitious.`}
      >
        {one && <p className="display text-3xl">{t(`heading.${one.gender}`)}</p>}
        <ProfileGrid profiles={people} preview={quickPreview} {...cards} />
        {cardCheckHref !== null &&
          (checkFirst || people.some(({ verifiedOnly }) => verifiedOnly)) && (
            <VerifyLine always={checkFirst} href={cardCheckHref} />
          )}
        {pager('/find')}
      </PreviewPart>
      <PreviewPart title="Who likes the member, first page">
        <p className="display text-3xl">{t('likers.title')}</p>
        <p className="max-w-prose text-ink-soft">{t('likers.text', { count: likers.length })}</p>
        <ProfileGrid profiles={likers} {...cards} />
        {pager('/likes')}
      </PreviewPart>
    </>
  );
}

import { cardCheck } from '#app/card-check.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { peerTitle } from '#app/page-title.ts';
import { GoneThread } from '#components/chat/thread/gone-thread.tsx';
import { Thread } from '#components/chat/thread/thread.tsx';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';

type Props = { readonly params: Promise<BrandParams & { readonly u: string }> };

const FIRST = 40;
const NAMESPACES = [
  ['match.like', 'photos.appeal', 'photos.close', 'photos.crop'],
  ['photos.reasons', 'photos.upload'],
].flat();

export const generateMetadata = peerTitle('chats');

export default async function Chat({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { u } = await params;
  const now = clock.now();
  const asked = { trackerId: member.publicId, angelId: u, limit: FIRST };
  const [thread, profile, check] = await Promise.all([
    openThread(member, asked, locale, now).catch((error: unknown) => {
      if (isAppError(error)) return null;
      throw error;
    }),
    // System senders and members who have left have no profile page.
    profileView({ viewer: member, locale, now }, u).catch(() => null),
    cardCheck(member, { brand, locale, prefix }),
  ]);
  if (thread === null) return <GoneThread prefix={prefix} />;
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      <Thread
        key={u}
        thread={thread}
        online={profile?.online ?? false}
        city={profile?.city ?? null}
        needsCardCheck={check !== null && (check.always || profile?.verifiedOnly === true)}
        cardCheckHref={check?.href ?? null}
        cardVerified={check === null}
        now={now.getTime()}
        timeZone={brand.timezone}
        prefix={prefix}
      />
    </PageMessages>
  );
}

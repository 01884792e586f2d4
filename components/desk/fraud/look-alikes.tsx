'use client';

import { AsyncContent } from '../async-content.tsx';
import { Moment } from '../moment.tsx';
import { MoreLink } from '../next-page.tsx';
import { useQuery } from '../use-query.ts';
import { FindMember } from './find-member.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupDecisions } from './group-decisions.tsx';
import { PURPOSE, type Group } from './names.ts';

interface LookAlikesProps {
  /** Only the group of this member; empty for those among the newest accounts. */
  trackerId: string;
  before: string | undefined;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
}

/** Groups of accounts that look alike, and the decisions made about groups. */
export function LookAlikes({ trackerId, before, brands }: LookAlikesProps) {
  const decisions = useQuery('GET /api/desk/groupDecisions', {}, 30_000);
  const shared = { brands, onDecided: decisions.again };
  return (
    <>
      <FindMember key={trackerId} value={trackerId} />
      <div className="mt-6 grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {trackerId === '' ? (
          <NewestGroups before={before} {...shared} />
        ) : (
          <GroupOf trackerId={trackerId} {...shared} />
        )}
        <GroupDecisions result={decisions} />
      </div>
    </>
  );
}

type Shared = Pick<LookAlikesProps, 'brands'> & { onDecided: () => void };

function NewestGroups({ before, ...shared }: Shared & Pick<LookAlikesProps, 'before'>) {
  const query = before === undefined ? {} : { before };
  const result = useQuery('GET /api/desk/lookAlikes', { query, purpose: PURPOSE });
  return (
    <AsyncContent result={result}>
      {({ groups, compared, oldest, next }) => (
        <section aria-label="Groups">
          <p className="text-sm text-ink-soft">
            {compared} accounts compared with all others
            {oldest !== null && (
              <>
                , back to those of <Moment at={oldest} />
              </>
            )}
            .
          </p>
          <Groups groups={groups} again={result.again} {...shared} />
          <MoreLink href={next === null ? null : `/fraud?before=${next}`}>
            Earlier accounts
          </MoreLink>
        </section>
      )}
    </AsyncContent>
  );
}

function GroupOf({ trackerId, ...shared }: Shared & Pick<LookAlikesProps, 'trackerId'>) {
  const result = useQuery('GET /api/desk/lookAlikes/{trackerId}', {
    params: { trackerId },
    purpose: PURPOSE,
  });
  return (
    <AsyncContent result={result}>
      {({ groups }) => <Groups groups={groups} again={result.again} {...shared} />}
    </AsyncContent>
  );
}

/** A group that has changed is another: what was chosen of it was chosen without knowing. */
const keyOf = ({ accounts }: Group): string =>
  accounts.map(({ who }) => `${who.trackerId ?? ''} ${who.state}`).join();

type GroupsProps = Shared & { groups: readonly Group[]; again: () => void };

function Groups({ groups, again, brands, onDecided }: GroupsProps) {
  if (groups.length === 0) return <p className="py-6 text-ink-soft">No look-alikes.</p>;
  return (
    <ol className="mt-3 grid gap-6">
      {groups.map((group) => (
        <GroupCard
          key={keyOf(group)}
          group={group}
          brands={brands}
          onDecided={() => {
            again();
            onDecided();
          }}
        />
      ))}
    </ol>
  );
}

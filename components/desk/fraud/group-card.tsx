'use client';

import Link from 'next/link';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { ACCOUNTS_A_DECISION } from '#lib/desk/limits.ts';
import { sentenceCase } from '../format.ts';
import { Moment } from '../moment.tsx';
import { stateTone } from '../members/member-labels.ts';
import { Pill } from '../pill.tsx';
import { DecideGroup } from './decide-group.tsx';
import { Evidence } from './evidence.tsx';
import { MEASURES, type Account, type Group } from './names.ts';

interface GroupCardProps {
  group: Group;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
  onDecided: () => void;
}

/** The accounts of a group, what they have in common, and one decision about the chosen ones. */
export function GroupCard({ group, brands, onDecided }: GroupCardProps) {
  const { accounts, links } = group;
  const all = accounts.flatMap(({ who }) => who.trackerId ?? []);
  const active = accounts.flatMap(({ who: { trackerId, state } }) =>
    trackerId !== null && state === 'active' ? [trackerId] : [],
  );
  const [picked, setPicked] = useState<readonly string[]>(active.slice(0, ACCOUNTS_A_DECISION));
  const chosen = picked.filter((trackerId) => all.includes(trackerId));
  const isFull = chosen.length >= ACCOUNTS_A_DECISION;
  const [deciding, setDeciding] = useState(false);
  const toggle = (trackerId: string): void => {
    setPicked(
      chosen.includes(trackerId)
        ? chosen.filter((one) => one !== trackerId)
        : [...chosen, trackerId],
    );
  };
  const names = new Map(accounts.map(({ who }) => [who.trackerId ?? '', who.name]));
  return (
    <li className="grid gap-4 rounded-card border border-line p-4">
      <ul className="divide-y divide-line">
        {accounts.map((account) => (
          <AccountRow
            key={account.who.trackerId}
            account={account}
            brand={brands[account.brandId] ?? account.brandId}
            checked={chosen.includes(account.who.trackerId ?? '')}
            full={isFull}
            onToggle={toggle}
          />
        ))}
      </ul>
      <Evidence links={links} names={names} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          disabled={chosen.length === 0}
          onClick={() => {
            setDeciding(true);
          }}
        >
          Decide about {chosen.length} of {all.length}
        </Button>
        {isFull && all.length > ACCOUNTS_A_DECISION && (
          <p className="text-sm text-ink-soft">
            At most {ACCOUNTS_A_DECISION} accounts in one decision: decide about the others after
            it.
          </p>
        )}
      </div>
      {deciding && (
        <DecideGroup
          trackerIds={chosen}
          onClose={() => {
            setDeciding(false);
          }}
          onDone={() => {
            setDeciding(false);
            onDecided();
          }}
        />
      )}
    </li>
  );
}

/** How far the last decision about an account is carried out. */
const OUTCOMES: Readonly<Record<NonNullable<Account['lastDecision']>['state'], string>> = {
  pending: ' (to do)',
  done: '',
  skipped: ' (decided before)',
};

interface AccountRowProps {
  account: Account;
  brand: string;
  checked: boolean;
  /** No other account can be chosen. */
  full: boolean;
  onToggle: (trackerId: string) => void;
}

function AccountRow({ account, brand, checked, full, onToggle }: AccountRowProps) {
  const { who, lastDecision } = account;
  const id = useId();
  const trackerId = who.trackerId ?? '';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow">
        <Checkbox
          id={id}
          label={`${who.name}, ${String(who.age)}`}
          checked={checked}
          disabled={full && !checked}
          onChange={() => {
            onToggle(trackerId);
          }}
        />
      </div>
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {brand}
        {who.since !== null && <Moment at={who.since} />}
        <Pill tone={stateTone(who.state)}>{sentenceCase(who.state)}</Pill>
        {who.refusedPhotos > 0 && (
          <Pill>
            {who.refusedPhotos === 1
              ? '1 photo refused'
              : `${String(who.refusedPhotos)} photos refused`}
          </Pill>
        )}
        {who.upheldReports > 0 && <Pill tone="bad">{who.upheldReports} reports upheld</Pill>}
        {lastDecision !== null && (
          <Pill tone="accent">
            {MEASURES[lastDecision.measure]}
            {OUTCOMES[lastDecision.state]}, <Moment at={lastDecision.at} />
          </Pill>
        )}
        <Link
          prefetch={false}
          href={`/members/${trackerId}`}
          aria-label={`Open ${who.name}`}
          className="inline-flex min-h-11 items-center underline underline-offset-2 sm:min-h-8"
        >
          Open
        </Link>
      </span>
    </li>
  );
}

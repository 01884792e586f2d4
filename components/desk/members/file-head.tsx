import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { moment } from '../moment.ts';
import { Pill } from '../pill.tsx';
import type { MemberData } from './member-data.ts';
import { closureLabel, levelLabel, stateTone } from './member-labels.ts';

interface FileHeadProps {
  member: MemberData;
  cares: boolean;
  counts: boolean;
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-2';

/** The member's name, state and contact, with links to their data on other pages. */
export function FileHead({ member, cares, counts }: FileHeadProps) {
  const { trackerId, profile, contact, brandName, state, level, eraseAt } = member;
  return (
    <header>
      {cares && (
        <nav aria-label="Related pages" className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
          <Link prefetch={false} href="/members" className={LINK}>
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="mr-1 size-4" />
            Members
          </Link>
          <Link prefetch={false} href={`/tickets?member=${trackerId}`} className={LINK}>
            Tickets
          </Link>
          {counts && (
            <Link prefetch={false} href={`/payments?member=${trackerId}`} className={LINK}>
              Payments
            </Link>
          )}
        </nav>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0">
          <h2 className="display text-2xl break-words">{profile.screenName}</h2>
          <p className="mt-0.5 text-sm break-words text-ink-soft">
            {contact !== null && `${contact.email} · `}
            <span className="font-mono text-xs">{trackerId}</span>
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <Pill tone="accent">{brandName}</Pill>
          <Pill tone={stateTone(state)}>
            {state === 'disabled' ? closureLabel(member.disabledReason) : state}
          </Pill>
          <Pill>{levelLabel(level)}</Pill>
          {member.confirmedAt === null && <Pill tone="bad">not confirmed</Pill>}
          {eraseAt !== null && <Pill tone="bad">erasure on {moment(eraseAt)}</Pill>}
        </p>
      </div>
    </header>
  );
}

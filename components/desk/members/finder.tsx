'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Moment } from '../moment.tsx';
import { Further } from '../next-page.tsx';
import { Pill } from '../pill.tsx';
import { PurposeGate } from '../purpose-gate.tsx';
import { rememberPurpose } from '../purpose-memory.ts';
import { TextField } from '../text-field.tsx';
import { levelLabel, stateTone } from './member-labels.ts';
import { QueryContent } from './query-content.tsx';
import { usePages } from './use-pages.ts';

/** Shorter terms match too many members. */
const FEWEST = 3;

interface FinderProps {
  term: string;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
}

/**
 * Asks for a search term, then a purpose, then lists the matches. The term is stored in the address, so back
 * navigation restores it.
 */
export function Finder({ term, brands }: FinderProps) {
  const router = useRouter();
  const [typed, setTyped] = useState(term);
  const clean = typed.trim();
  const short = term !== '' && term.length < FEWEST;
  return (
    <>
      <ScriptForm
        className="mt-5 flex max-w-2xl flex-wrap items-end gap-3"
        onSend={() => {
          if (clean !== '') router.push(`/members?q=${encodeURIComponent(clean)}`);
        }}
      >
        <div className="min-w-0 grow basis-64">
          <TextField
            label="Email, ID, order, reference or number"
            name="q"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={320}
            value={typed}
            onValue={setTyped}
          />
        </div>
        <Button type="submit">Search</Button>
      </ScriptForm>
      {short && <p className="mt-4 text-sm text-ink-soft">Enter at least three characters.</p>}
      {term !== '' && !short && (
        <PurposeGate key={term} subject={`find ${term}`}>
          {(purpose) => <FoundMembers term={term} brands={brands} purpose={purpose} />}
        </PurposeGate>
      )}
    </>
  );
}

/** The matching members. The purpose carries over to the member that is opened. */
function FoundMembers({ term, brands, purpose }: FinderProps & { purpose: string }) {
  const found = usePages('GET /api/desk/members', { trackerId: '', purpose }, { term }, 'after');
  const members = found.pages.flatMap((page) => page.members);
  return (
    <section className="mt-6" aria-label="Search results">
      <QueryContent {...found} data={found.loading ? undefined : members}>
        {(all) =>
          all.length === 0 ? (
            <p className="max-w-prose py-6 text-ink-soft">
              No members found. Check the spelling, or search by a receipt, order or charge.
            </p>
          ) : (
            <ul className="max-w-4xl divide-y divide-line border-y border-line">
              {all.map((member) => (
                <li key={member.trackerId}>
                  <Link
                    prefetch={false}
                    href={`/members/${member.trackerId}`}
                    onClick={() => {
                      rememberPurpose(member.trackerId, purpose);
                    }}
                    className="grid gap-x-6 gap-y-1 px-1 py-3 hover:bg-raised sm:grid-cols-[1fr_auto] sm:items-center"
                  >
                    <span className="min-w-0">
                      <span className="block font-semibold break-words">{member.email}</span>
                      <span className="block text-sm text-ink-soft">
                        {member.screenName} · {brands[member.brandId] ?? member.brandId} · signed up{' '}
                        <Moment at={member.createdAt} />
                      </span>
                    </span>
                    <span className="flex flex-wrap gap-1.5">
                      {member.by !== 'address' && <Pill tone="accent">by {member.by}</Pill>}
                      <Pill tone={stateTone(member.state)}>{member.state}</Pill>
                      <Pill>{levelLabel(member.level)}</Pill>
                      {!member.confirmed && <Pill>not confirmed</Pill>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      <Further {...found} />
    </section>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { PurposeGate } from '../purpose-gate.tsx';
import { TextField } from '../text-field.tsx';
import { FoundMembers } from './found-members.tsx';

/** Shorter terms match too many members. */
const FEWEST = 3;

/**
 * Asks for a search term, then a purpose, then lists the matches. The term is stored in the address, so back
 * navigation restores it.
 */
export function Finder({ term }: { term: string }) {
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
          {(purpose) => <FoundMembers term={term} purpose={purpose} />}
        </PurposeGate>
      )}
    </>
  );
}

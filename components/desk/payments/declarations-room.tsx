'use client';

import { EmptyState } from '#components/ui/empty-state.tsx';
import { LookedUp } from '../looked-up.tsx';
import { MoreLink } from '../more-link.tsx';
import { useLook } from '../use-look.ts';
import { DeclarationCard } from './declaration-card.tsx';

const PURPOSE = 'Declarations queue';

interface DeclarationsRoomProps {
  after: string | undefined;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
}

/** Cancellations and withdrawals that wait for a person, the oldest first. */
export function DeclarationsRoom({ after, brands }: DeclarationsRoomProps) {
  const query = after === undefined ? {} : { after };
  const look = useLook('GET /api/desk/declarations', { query, purpose: PURPOSE });
  return (
    <LookedUp look={look}>
      {({ declarations, next }) => (
        <>
          {declarations.length === 0 && (
            <EmptyState title="Nothing waits">
              Declarations that name an address and an order of it take effect by themselves.
            </EmptyState>
          )}
          <ul className="mt-4 grid gap-4" aria-label="Declarations">
            {declarations.map((one) => (
              <DeclarationCard
                key={one.reference}
                declaration={one}
                brand={brands[one.brandId] ?? one.brandId}
                purpose={PURPOSE}
                onDone={look.again}
              />
            ))}
          </ul>
          <MoreLink href={next === null ? null : `/payments/declarations?after=${next}`}>
            Later ones
          </MoreLink>
        </>
      )}
    </LookedUp>
  );
}

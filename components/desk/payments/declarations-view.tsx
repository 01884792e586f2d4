'use client';

import { EmptyState } from '#components/ui/empty-state.tsx';
import { AsyncContent } from '../async-content.tsx';
import { MoreLink } from '../next-page.tsx';
import { useQuery } from '../use-query.ts';
import { DeclarationCard } from './declaration-card.tsx';

const PURPOSE = 'Declarations';

interface DeclarationsViewProps {
  after: string | undefined;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
}

/** Cancellations and withdrawals that need an operator, oldest first. */
export function DeclarationsView({ after, brands }: DeclarationsViewProps) {
  const query = after === undefined ? {} : { after };
  const result = useQuery('GET /api/desk/declarations', { query, purpose: PURPOSE });
  return (
    <AsyncContent result={result}>
      {({ declarations, next }) => (
        <>
          {declarations.length === 0 && (
            <EmptyState title="No pending declarations">
              Declarations with a matching address and order are processed automatically.
            </EmptyState>
          )}
          <ul className="mt-4 grid gap-4" aria-label="Declarations">
            {declarations.map((one) => (
              <DeclarationCard
                key={one.reference}
                declaration={one}
                brand={brands[one.brandId] ?? one.brandId}
                purpose={PURPOSE}
                onDone={result.again}
              />
            ))}
          </ul>
          <MoreLink href={next === null ? null : `/payments/declarations?after=${next}`}>
            Next page
          </MoreLink>
        </>
      )}
    </AsyncContent>
  );
}

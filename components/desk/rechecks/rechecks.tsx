'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { PURPOSE, type Decision, type Item } from '../queue/queue-item.ts';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';
import { AgreementTable } from './agreement-table.tsx';
import { Differences } from './differences.tsx';
import { RecheckBench } from './recheck-bench.tsx';
import { verdictName } from './verdict-name.ts';

interface RechecksProps {
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
  isSenior: boolean;
}

type Taken = { readonly id: string; readonly item: Item };

/** Takes items that others decided, one after another; their decision is shown after one's own. */
export function Rechecks({ brands, isSenior }: RechecksProps) {
  const agreement = useQuery('GET /api/desk/rechecks');
  const [taken, setTaken] = useState<Taken | null>(null);
  const [note, setNote] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const next = async (): Promise<void> => {
    const { recheck } = await deskCall('POST /api/desk/rechecks/take', { purpose: PURPOSE });
    // The item is stored as the queue sent it.
    setTaken(recheck && { id: recheck.id, item: recheck.item as unknown as Item });
    if (recheck === null) setNote((said) => `${said} Nothing waits for a second review.`.trim());
  };
  const judge = (decision: Decision): Promise<void> =>
    run(async () => {
      if (!taken) return;
      const { first, same } = await deskCall('POST /api/desk/rechecks/{id}/judge', {
        params: { id: taken.id },
        body: { decision },
        purpose: PURPOSE,
      });
      setNote(same ? 'The first decision was the same.' : `First decision: ${verdictName(first)}.`);
      agreement.again();
      await next();
    });
  return (
    <>
      <p role="status" className="mt-4 min-h-6 text-sm font-medium">
        {note}
      </p>
      <ErrorMessage>{errorMessage}</ErrorMessage>
      {taken ? (
        <RecheckBench
          key={taken.id}
          item={taken.item}
          brand={brands[taken.item.brandId ?? ''] ?? 'Hosted profile'}
          pending={pending}
          onDecide={(decision) => void judge(decision)}
        />
      ) : (
        <Button
          pending={pending}
          onClick={() => {
            setNote('');
            void run(next);
          }}
        >
          Take the next one
        </Button>
      )}
      <AgreementTable result={agreement} />
      {isSenior && <Differences />}
    </>
  );
}

'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { codeOf } from '#lib/http/client/call-error.ts';
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

/** Of more skipped items the first are offered again. */
const MAX_SKIPPED = 200;

/** Errors after which the item can be decided no more: another moderator was faster, or its owner deleted it. */
const LOST: readonly string[] = ['conflict', 'not_found'];

type Taken = { readonly id: string; readonly item: Item };

/** Sends one's own decision; returns what to say about it. Another error than a lost item is thrown. */
async function judged(id: string, decision: Decision): Promise<string> {
  const call = { params: { id }, body: { decision }, purpose: PURPOSE };
  try {
    const { first, same } = await deskCall('POST /api/desk/rechecks/{id}/judge', call);
    return same ? 'The first decision was the same.' : `First decision: ${verdictName(first)}.`;
  } catch (error) {
    if (!LOST.includes(codeOf(error))) throw error;
    return 'The last item can no longer be judged.';
  }
}

/** Takes items that others decided, one after another; their decision is shown after one's own. */
export function Rechecks({ brands, isSenior }: RechecksProps) {
  const agreement = useQuery('GET /api/desk/rechecks');
  const [taken, setTaken] = useState<Taken | null>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const next = async (passed: readonly string[] = skipped): Promise<void> => {
    const body = { skipped: [...passed] };
    const { recheck } = await deskCall('POST /api/desk/rechecks/take', { body, purpose: PURPOSE });
    // The item is stored as the queue sent it.
    setTaken(recheck && { id: recheck.id, item: recheck.item as unknown as Item });
    if (recheck === null) setNote((said) => `${said} Nothing waits for a second review.`.trim());
  };
  const judge = (decision: Decision): Promise<void> =>
    run(async () => {
      if (!taken) return;
      setNote(await judged(taken.id, decision));
      agreement.again();
      await next();
    });
  const skip = (): Promise<void> =>
    run(async () => {
      if (!taken) return;
      const passed = [...skipped, taken.id].slice(-MAX_SKIPPED);
      setSkipped(passed);
      setNote('Skipped.');
      await next(passed);
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
          onSkip={() => void skip()}
        />
      ) : (
        <Button
          pending={pending}
          onClick={() => {
            setNote('');
            setSkipped([]);
            void run(() => next([]));
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

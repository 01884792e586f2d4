'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { QueryContent } from './query-content.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useQuery } from '../use-query.ts';
import { aboutWhom, type Whom } from './use-pages.ts';

const KEY = 'GET /api/desk/members/{trackerId}/sessions';

/** The member's sessions, and the action to end them. */
export function Sessions({ whom }: { whom: Whom }) {
  const { trackerId, purpose } = whom;
  const result = useQuery(KEY, aboutWhom(whom));
  const [confirming, setConfirming] = useState(false);
  const { pending, errorMessage, run } = useMutation();
  const endOne = (sessionId: string) =>
    run(() =>
      deskCall('POST /api/desk/members/{trackerId}/sessions/{sessionId}/end', {
        params: { trackerId, sessionId },
        purpose,
      })
        .then(() => undefined)
        .finally(result.again),
    );
  const endAll = async () => {
    await deskCall('POST /api/desk/members/{trackerId}/sessions/end', {
      params: { trackerId },
      purpose,
    });
    result.again();
  };
  return (
    <QueryContent {...result}>
      {({ sessions }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-sm text-ink-soft">
              Sessions of the last month. IP addresses are not stored.
            </p>
            {sessions.some(({ live }) => live) && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  setConfirming(true);
                }}
              >
                Log out everywhere
              </Button>
            )}
          </div>
          <ErrorMessage>{errorMessage}</ErrorMessage>
          {sessions.length === 0 && (
            <p className="py-6 text-ink-soft">No sessions in the last month.</p>
          )}
          <ul className="divide-y divide-line" aria-label="Sessions">
            {sessions.map(({ id, browser, system, device, live, ...times }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
                <div className="mr-auto min-w-0 text-sm">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {[browser, system].filter(Boolean).join(' on ') || 'Unknown device'}
                    {device !== null && <Pill>{device}</Pill>}
                    <Pill tone={live ? 'good' : 'plain'}>{live ? 'live' : 'ended'}</Pill>
                  </p>
                  <p className="text-ink-soft">
                    started <Moment at={times.createdAt} />, last seen{' '}
                    <Moment at={times.lastSeenAt} />
                    {!live && (
                      <>
                        , ended <Moment at={times.endsAt} />
                      </>
                    )}
                  </p>
                </div>
                {live && (
                  <Button
                    size="sm"
                    variant="quiet"
                    pending={pending}
                    onClick={() => void endOne(id)}
                  >
                    Log out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <ConfirmDialog
            open={confirming}
            onOpenChange={setConfirming}
            title="Log out everywhere"
            action="Log out everywhere"
            onConfirm={endAll}
          >
            <p>
              Logs out all devices immediately and unlinks Telegram, whose messages contain login
              links.
            </p>
            <p>The password does not change.</p>
          </ConfirmDialog>
        </>
      )}
    </QueryContent>
  );
}

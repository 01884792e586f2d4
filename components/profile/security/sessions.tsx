'use client';

import { Laptop, Smartphone, Tablet, TabletSmartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { LoadedPart } from './loaded-part.tsx';
import type { LoadedSessions, SessionLine } from './types.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop, app: TabletSmartphone };

/** Where the member is logged in; each of the others can be logged out from here. */
export function Sessions({ loaded, timeZone }: { loaded: LoadedSessions; timeZone: string }) {
  const t = useTranslations('security.sessions');
  const showError = useErrorToast();
  const [ending, setEnding] = useState<string>();

  const replace = (sessions: SessionLine[]): void => {
    void loaded.mutate(sessions, { revalidate: false });
  };
  const end = async (which: string, run: () => Promise<unknown>): Promise<boolean> => {
    setEnding(which);
    try {
      await run();
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setEnding(undefined);
    }
  };
  return (
    <LoadedPart loaded={loaded} lines={2}>
      {(sessions) => (
        <div className="grid justify-items-start gap-4">
          <ul className="w-full divide-y divide-line">
            {sessions.map((session) => (
              <Line key={session.id} session={session} timeZone={timeZone}>
                {!session.current && (
                  <Button
                    variant="secondary"
                    size="sm"
                    pending={ending === session.id}
                    disabled={ending !== undefined}
                    onClick={() => {
                      void end(session.id, () =>
                        call('DELETE /api/users/sessions/{id}', { params: { id: session.id } }),
                      ).then((ended) => {
                        if (ended) replace(sessions.filter(({ id }) => id !== session.id));
                      });
                    }}
                  >
                    {t('end')}
                  </Button>
                )}
              </Line>
            ))}
          </ul>
          {sessions.length > 2 && (
            <Button
              variant="secondary"
              pending={ending === 'all'}
              disabled={ending !== undefined}
              onClick={() => {
                void end('all', () => call('DELETE /api/users/sessions')).then((ended) => {
                  if (!ended) return;
                  replace(sessions.filter(({ current }) => current));
                  showToast('success', { title: t('allEnded') });
                });
              }}
            >
              {t('endAll')}
            </Button>
          )}
          {sessions.length === 1 && <p className="text-sm text-ink-soft">{t('only')}</p>}
        </div>
      )}
    </LoadedPart>
  );
}

function Line({
  session,
  timeZone,
  children,
}: {
  session: SessionLine;
  timeZone: string;
  children: ReactNode;
}) {
  const t = useTranslations('security.sessions');
  const format = useFormatter();
  const Icon = ICONS[session.kind ?? 'computer'];
  const { browser, system } = session;
  const name =
    browser !== null && system !== null
      ? t('device', { browser, system })
      : (browser ?? system ?? t('unknown'));
  const seen = format.dateTime(new Date(session.lastSeenAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-ink-soft" />
      <span className="grid min-w-[min(10rem,100%)] flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-ui font-medium">
          {name}
          {session.current && <Badge tone="success">{t('current')}</Badge>}
        </span>
        <span className="text-sm text-ink-soft">{t('seen', { at: seen })}</span>
      </span>
      {children}
    </li>
  );
}

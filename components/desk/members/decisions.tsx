'use client';

import { reactivationReasons, reportReasons, textReasons } from '#lib/review-queue/reasons.ts';
import { deskCall } from '../desk-call.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { ModerationData } from './member-data.ts';
import { LANGUAGES } from './member-labels.ts';
import { useAsked } from './use-asked.tsx';
import type { Whom } from './use-pages.ts';

type Asked = 'warn' | 'restrict' | 'block' | 'reactivate';

interface DecisionsProps {
  moderation: ModerationData;
  whom: Whom;
  again: () => void;
}

/** The decisions possible in the current state. */
export function Decisions({ moderation, whom, again }: DecisionsProps) {
  const { dialog, button } = useAsked<Asked>();
  const { trackerId, purpose } = whom;
  const about = { params: { trackerId }, purpose };
  /** Also after a refusal: another operator may have decided meanwhile, and that decision is then shown. */
  const decide = (work: Promise<unknown>): Promise<void> =>
    work.then(() => undefined).finally(again);
  const language = LANGUAGES[moderation.locale] ?? moderation.locale;
  if (moderation.state === 'erased') return null;
  return (
    <div className="my-4 flex flex-wrap gap-2">
      {moderation.state === 'active' && button('warn', 'Warn')}
      {moderation.textState !== 'rejected' && button('restrict', 'Hide profile text')}
      {moderation.state === 'active' && button('block', 'Close account')}
      {moderation.state === 'disabled' && button('reactivate', 'Reopen account')}
      <DecisionDialog
        {...dialog('warn')}
        title="Warn"
        happens="The member gets an email and a notice with the reason and the possible consequences. Nothing is restricted. They can appeal within six months."
        reasons={reportReasons}
        language={language}
        action="Send warning"
        onDecide={(body) =>
          decide(deskCall('POST /api/desk/members/{trackerId}/warn', { ...about, body }))
        }
      />
      <DecisionDialog
        {...dialog('restrict')}
        title="Hide profile text"
        happens="The profile text is hidden until the member rewrites it and it is approved. They are notified of the reason and how to appeal."
        reasons={textReasons}
        language={language}
        action="Hide profile text"
        onDecide={(body) =>
          decide(deskCall('POST /api/desk/members/{trackerId}/restrict', { ...about, body }))
        }
      />
      <DecisionDialog
        {...dialog('block')}
        title="Close account"
        happens="Removes the profile from search, logs out all devices and stops renewals. Paid periods remain. The member is notified of the reason and how to appeal."
        reasons={reportReasons}
        language={language}
        action="Close account"
        onDecide={(body) =>
          decide(deskCall('POST /api/desk/members/{trackerId}/block', { ...about, body }))
        }
      />
      <DecisionDialog
        {...dialog('reactivate')}
        harmless
        title="Reopen account"
        happens="Restores the profile and the login, and notifies the member by email. Ended subscriptions do not resume."
        reasons={reactivationReasons}
        action="Reopen account"
        onDecide={({ reason }) => {
          const call = { ...about, body: { reason } };
          return decide(deskCall('POST /api/desk/members/{trackerId}/reactivate', call));
        }}
      />
    </div>
  );
}

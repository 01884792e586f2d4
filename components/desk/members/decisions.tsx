'use client';

import { reactivationReasons, reportReasons, textReasons } from '#lib/moderation/reasons.ts';
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
      {moderation.textState !== 'rejected' && button('restrict', 'Hide the words')}
      {moderation.state === 'active' && button('block', 'Close the account')}
      {moderation.state === 'disabled' && button('reactivate', 'Open the account again')}
      <DecisionDialog
        {...dialog('warn')}
        title="Warn"
        happens="They get a mail, and a note on their pages until they have read it: what goes against the rules, that nothing is restricted now, and what may follow. They can object within six months."
        reasons={reportReasons}
        language={language}
        action="Send the warning"
        onDecide={(body) =>
          decide(deskCall('POST /api/desk/members/{trackerId}/warn', { ...about, body }))
        }
      />
      <DecisionDialog
        {...dialog('restrict')}
        title="Hide the words"
        happens="What they wrote about themselves is shown to nobody until they have written it anew and it was looked at. They are told why, and how to object."
        reasons={textReasons}
        language={language}
        action="Hide the words"
        onDecide={(body) =>
          decide(deskCall('POST /api/desk/members/{trackerId}/restrict', { ...about, body }))
        }
      />
      <DecisionDialog
        {...dialog('block')}
        title="Close the account"
        happens="The profile leaves search, every device is logged out, a subscription renews no more. What is paid for stays. They are told why, and how to object; you can open the account again."
        reasons={reportReasons}
        language={language}
        action="Close the account"
        onDecide={(body) =>
          decide(deskCall('POST /api/desk/members/{trackerId}/block', { ...about, body }))
        }
      />
      <DecisionDialog
        {...dialog('reactivate')}
        harmless
        title="Open the account again"
        happens="The profile is back in search and they can log in as before; a mail says so. A subscription that was ended does not begin again."
        reasons={reactivationReasons}
        action="Open the account"
        onDecide={({ reason }) => {
          const call = { ...about, body: { reason } };
          return decide(deskCall('POST /api/desk/members/{trackerId}/reactivate', call));
        }}
      />
    </div>
  );
}

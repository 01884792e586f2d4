import { run, type Statement } from '../db/statement.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';
import type { CallSignal } from '../realtime/events.ts';
import { realtime } from '../realtime/port.ts';
import { filterSignal } from './filter-signal.ts';
import { CALL_SIGNALS_MAX } from './limits.ts';

const COUNT: Statement = {
  name: 'count-call-signal',
  text: `
    update calls c set signals = c.signals + 1
      from call_sides own, call_sides theirs, profiles p
     where c.id = $1 and c.state = 'active' and c.signals < ${String(CALL_SIGNALS_MAX)}
       and own.call_id = c.id and own.profile_id = $2 and own.tab = $3
       and theirs.call_id = c.id and theirs.profile_id <> $2
       and p.id = theirs.profile_id
    returning p.member_id as "memberId", theirs.tab::text as tab`,
};

type Sent = {
  readonly id: string;
  readonly tab: string;
  /** Of the sender's connection: the receiver drops what belongs to an earlier one. */
  readonly round: number;
  readonly signal: CallSignal;
};

/**
 * Relays a signal from the tab that holds one side of an answered call to the tab that holds the other. Nothing is
 * stored, and no address of the sender is in what is relayed. Raises `call_signal_refused` for a candidate that is not
 * relayed and for what is no description of audio and video, `call_over` where this tab holds no side of an answered
 * call, and after too many signals.
 */
export async function relaySignal(
  { profileId }: MemberViewer,
  { id, tab, round, signal }: Sent,
): Promise<void> {
  const filtered = filterSignal(signal) ?? fail('call_signal_refused');
  const [other] = await run<{ memberId: string | null; tab: string | null }>(COUNT, [
    id,
    profileId,
    tab,
  ]);
  if (!other || other.memberId === null || other.tab === null) return fail('call_over');
  const relayed = { id, tab: other.tab, round, signal: filtered };
  realtime().toMember(other.memberId, 'callSignal', relayed);
}

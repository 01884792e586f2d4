import { z } from 'zod';
import type { CallSignal } from '../realtime/events.ts';
import { filterCandidate } from './filter-candidate.ts';
import { filterDescription } from './filter-description.ts';
import { CALL_CANDIDATE_MAX_LENGTH, CALL_SDP_MAX_LENGTH } from './limits.ts';

/** What one side of a call sends the other to connect. */
export const callSignal = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['offer', 'answer']), sdp: z.string().max(CALL_SDP_MAX_LENGTH) }),
  z.object({
    kind: z.literal('candidate'),
    candidate: z.string().max(CALL_CANDIDATE_MAX_LENGTH),
    mid: z.string().regex(/^\w{1,16}$/),
  }),
  /** Asks the calling side to negotiate again. */
  z.object({ kind: z.literal('restart') }),
]) satisfies z.ZodType<CallSignal>;

/** A signal without any address of its sender; null where nothing of it may be relayed. Pure. */
export function filterSignal(signal: CallSignal): CallSignal | null {
  switch (signal.kind) {
    case 'restart':
      return signal;
    case 'candidate': {
      const candidate = filterCandidate(signal.candidate);
      return candidate === null ? null : { ...signal, candidate };
    }
    default: {
      const sdp = filterDescription(signal.sdp);
      return sdp === null ? null : { ...signal, sdp };
    }
  }
}

import type { InboundEvent, MemberCall } from '../inbound-event.ts';
import { brain } from './brain.ts';
import { callAlive } from './call-alive.ts';
import { callSignal } from './call-signal.ts';
import { chat } from './chat.ts';
import { clickid } from './clickid.ts';
import { delivered } from './delivered.ts';
import { like } from './like.ts';
import { tabVisibility } from './tab-visibility.ts';
import { match } from './match.ts';
import { read } from './read.ts';
import { typing } from './typing.ts';
import { watch } from './watch.ts';

/** Every event a client may emit, by its name on the wire. */
export const inboundEvents: ReadonlyMap<string, InboundEvent<MemberCall>> = new Map([
  ['brain', brain],
  ['callAlive', callAlive],
  ['callSignal', callSignal],
  ['chat', chat],
  ['clickid', clickid],
  ['delivered', delivered],
  ['like', like],
  ['tabVisibility', tabVisibility],
  ['match', match],
  ['read', read],
  ['typing', typing],
  ['watch', watch],
]);

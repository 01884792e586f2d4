import type { InboundEvent } from '../inbound-event.ts';
import { brain } from './brain.ts';
import { chat } from './chat.ts';
import { clickid } from './clickid.ts';
import { like } from './like.ts';
import { match } from './match.ts';
import { read } from './read.ts';
import { typing } from './typing.ts';

/** Every event a client may emit, by its name on the wire. */
export const inboundEvents: ReadonlyMap<string, InboundEvent> = new Map([
  ['brain', brain],
  ['chat', chat],
  ['clickid', clickid],
  ['like', like],
  ['match', match],
  ['read', read],
  ['typing', typing],
]);

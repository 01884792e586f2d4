import { after } from '../kernel/clock.ts';
import { mayAskModel } from './ai/may-ask-model.ts';
import { isUrgent, type SafetyTopic } from '../text/safety-topic.ts';
import type { ReplyContext } from './reply-context.ts';
import { OPERATOR_ANSWERS_WITHIN_MS } from './limits.ts';
import type { BrandLimits } from '../brands/limits-schema.ts';
import type { Brand } from '../brands/schema.ts';

/** Whether operators answer for a brand at this local time. Pure. */
function operatorsAreIn(
  { timezone }: Pick<Brand, 'timezone'>,
  { operatorHours }: Pick<BrandLimits, 'operatorHours'>,
  now: Date,
): boolean {
  if (operatorHours === null) return true;
  const format = { timeZone: timezone, hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(new Intl.DateTimeFormat('en', format).format(now));
  const { from, to } = operatorHours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/**
 * A task whose attempts ended the process twice may do so again: from the third attempt on only the script is
 * used, without network calls.
 */
const TRIES_BEFORE_SCRIPT = 2;

export type Chosen =
  | { readonly by: 'operator'; readonly until: Date }
  | { readonly by: 'ai' }
  /** `full`: the preferred answerer takes no more conversations, because of operator hours or daily limits. */
  | { readonly by: 'script'; readonly full: boolean };

async function withoutOperator(
  context: ReplyContext,
  topic: SafetyTopic | null,
  missed: boolean,
  now: Date,
): Promise<Chosen> {
  const script = { by: 'script', full: missed } as const;
  if (topic !== null || context.careful || context.attempts > TRIES_BEFORE_SCRIPT) return script;
  if (!context.order.includes('ai')) return script;
  const model = await mayAskModel(context, now);
  return model === 'yes' ? { by: 'ai' } : { by: 'script', full: missed || model === 'full' };
}

/**
 * Who answers a task now: the operator who holds the conversation, else the first available answerer in the
 * profile's order. An operator is waited for only where they come first, and for an hour; a replacement
 * answers at once. Urgent topics wait for no one.
 */
export async function chooseAnswerer(
  context: ReplyContext,
  topic: SafetyTopic | null,
  now: Date,
): Promise<Chosen> {
  const { order, askedAt, brand, limits, heldUntil } = context;
  if (topic !== null && isUrgent(topic)) return { by: 'script', full: false };
  if (heldUntil !== null && heldUntil > now) return { by: 'operator', until: heldUntil };
  const until = after(askedAt, OPERATOR_ANSWERS_WITHIN_MS);
  const awaitsOperator = order[0] === 'operator' && until > now;
  if (awaitsOperator && operatorsAreIn(brand, limits, now)) return { by: 'operator', until };
  return withoutOperator(context, topic, awaitsOperator, now);
}

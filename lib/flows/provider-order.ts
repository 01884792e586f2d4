import type { Answerer } from '../db/generated/enums.ts';
import type { FlowConfig } from './config.ts';

type ReplySettings = Pick<FlowConfig, 'replyProvider' | 'useAi'>;

/**
 * Order of the answerers of a hosted profile: the one the flow names, if the profile lists it, then the
 * others as the profile lists them, the model only where the flow allows it. The last is the script, which
 * can always answer. Pure.
 */
export function providerOrder(
  { replyProvider, useAi }: ReplySettings,
  answeredBy: readonly string[],
): readonly [Answerer, ...Answerer[]] {
  const others = new Set<Answerer>();
  for (const one of [replyProvider, ...answeredBy]) {
    if (one === 'operator' && answeredBy.includes(one)) others.add(one);
    if (one === 'ai' && useAi && answeredBy.includes(one)) others.add(one);
  }
  const [first, ...rest] = others;
  if (first === undefined || replyProvider === 'script') return ['script'];
  return [first, ...rest, 'script'];
}

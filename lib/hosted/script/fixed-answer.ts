import { translator } from '../../i18n/translate.ts';
import { helpLineOf } from '../safety/help-lines.ts';
import type { SafetyTopic } from '../safety/topic.ts';
import type { ReplyContext } from '../reply-context.ts';

type Asked = Pick<ReplyContext, 'locale' | 'country' | 'answeredBy' | 'brand'>;

/**
 * Answer of every hosted profile to a safety topic, with any answerer: who really writes, where help is
 * available, what the service never does. Pure.
 */
export function fixedAnswer(topic: SafetyTopic, asked: Asked): string {
  const t = translator(asked.locale, 'hosted', asked.brand.id);
  const labels = translator(asked.locale, 'profile');
  const who = new Intl.ListFormat(asked.locale, { type: 'disjunction' }).format(
    asked.answeredBy.map((answerer) => labels(`hosted.by.${answerer}`)),
  );
  const line = helpLineOf(asked.country);
  const key = topic === 'self_harm' && line === null ? 'self_harm_elsewhere' : topic;
  const { service, number } = line ?? { service: '', number: '' };
  return t(`fixed.${key}`, { who, brand: asked.brand.name, service, number });
}

import { translator } from '../../i18n/translate.ts';
import type { SafetyTopic } from '../../text/safety-topic.ts';
import type { ReplyContext } from '../reply-context.ts';

type HelpLine = { readonly service: string; readonly number: string };

/**
 * National crisis lines by country. The Italian number has a slash after the prefix: without it, it would be
 * masked like any phone number.
 */
const LINES: Readonly<Record<string, HelpLine>> = {
  it: { service: 'Telefono Amico', number: '02/2327 2327' },
  es: { service: 'Línea de atención a la conducta suicida', number: '024' },
  fr: { service: 'Numéro national de prévention du suicide', number: '3114' },
  ie: { service: 'Samaritans', number: '116 123' },
};

/** The crisis line of a country; null where only the European emergency number is known. Pure. */
function helpLineOf(country: string): HelpLine | null {
  return LINES[country] ?? null;
}

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

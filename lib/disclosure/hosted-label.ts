import { translator } from '../i18n/translate.ts';
import { singleton } from '../kernel/singleton.ts';

const labels = singleton('hosted-labels', () => new Map<string, string>());

/** "Hosted by us" and the answerers, as every surface that shows a hosted profile displays it. */
export function hostedLabel(answeredBy: readonly string[], locale: string): string {
  const key = `${locale} ${answeredBy.join(',')}`;
  const known = labels.get(key);
  if (known !== undefined) return known;
  const t = translator(locale, 'profile');
  const answerers = answeredBy.map((answerer) => t(`hosted.by.${answerer}`));
  const who = new Intl.ListFormat(locale, { type: 'disjunction' }).format(answerers);
  const label = t('hosted.label', { who });
  labels.set(key, label);
  return label;
}

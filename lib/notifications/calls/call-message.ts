import { brandLink } from '../../brands/links.ts';
import type { Brand, Locale } from '../../brands/schema.ts';
import { CALL_RINGING_MS } from '../../calls/limits.ts';
import { translator } from '../../i18n/translate.ts';
import { SECOND } from '../../kernel/clock.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { PUSH_TTL_SECONDS } from '../limits.ts';
import type { PushMessage } from '../push/write-push.ts';

/** What a device shows of a call: it rings, it was missed, or it was answered elsewhere, declined or ended otherwise. */
export type CallStage = 'ringing' | 'missed' | 'over';

type About = {
  readonly id: string;
  readonly stage: CallStage;
  /** Until when a call that begins to ring does. */
  readonly remainingMs: number;
  readonly silent: boolean;
  readonly brand: Brand;
  readonly locale: Locale;
};

function ttlOf({ stage, remainingMs }: About): number {
  if (stage === 'missed') return PUSH_TTL_SECONDS;
  // A device that was offline while it rang has nothing to replace.
  return Math.ceil((stage === 'ringing' ? remainingMs : CALL_RINGING_MS) / SECOND);
}

/** A call as a push message: not who calls. The page of the call leads to the thread. Pure except for the copy. */
export function callMessage(about: About): PushMessage {
  const { id, stage, silent, brand, locale } = about;
  const t = translator(locale, 'notices', brand.id);
  const { pathname } = new URL(brandLink(brand.id, '/chats', locale));
  return {
    payload: {
      title: t('title', { brand: brand.name }),
      body: t(`call.${stage}`),
      tag: `call-${id}`,
      url: `${pathname}?call=${id}`,
      lang: locale,
      silent,
      call: stage === 'ringing' ? 'ringing' : 'over',
    },
    ttlSeconds: ttlOf(about),
    urgency: stage === 'missed' ? 'normal' : 'high',
    topic: `c${hashSecret(id).slice(0, 8)}`,
  };
}

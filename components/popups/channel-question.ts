import type { PopupSpec } from './popup-spec.ts';

/** Words below `popups`. */
export type PopupWords = (key: string, values?: Readonly<Record<string, string>>) => string;

/** How notices may come, asked once of a member whose flow says so; closing it leaves everything as it is. */
export function channelQuestion(email: string, t: PopupWords): PopupSpec {
  return {
    ...{ kind: 'generic', variant: 'channel', whenClosed: 'keepNotices' },
    title: t('channel.title'),
    text: t('channel.question', { email }),
    buttons: [
      { label: t('channel.email'), action: 'mailNotices' },
      { label: t('channel.none'), action: 'noNotices' },
    ],
  };
}

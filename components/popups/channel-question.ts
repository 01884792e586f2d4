import type { PopupSpec } from './popup-spec.ts';

/** Words below `popups`. */
export type PopupWords = (key: string, values?: Readonly<Record<string, string>>) => string;

/** How notices may come, asked once of a member whose flow says so; closing it leaves everything as it is. */
export function channelQuestion(email: string, ways: readonly string[], t: PopupWords): PopupSpec {
  // Both are set up by a press of their own, where it is said what they need.
  const more = (['telegram', 'push'] as const).filter((way) => ways.includes(way));
  return {
    ...{ kind: 'generic', variant: 'channel', whenClosed: 'keepNotices' },
    title: t('channel.title'),
    text: t('channel.question', { email }),
    buttons: [
      { label: t('channel.email'), action: 'mailNotices' },
      ...more.map((way) => ({ label: t(`channel.${way}`), redirect: '/activeNotifications' })),
      { label: t('channel.none'), action: 'noNotices' },
    ],
  };
}

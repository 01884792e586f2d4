import type { PopupSpec } from './popup-spec.ts';

/** Translates keys below `popups`. */
export type PopupTranslator = (key: string, values?: Readonly<Record<string, string>>) => string;

/**
 * The question by which channel notices may come, asked once of a member whose flow requires it; closing it
 * changes nothing.
 */
export function channelQuestion(
  email: string,
  channels: readonly string[],
  t: PopupTranslator,
): PopupSpec {
  // Both are set up on a page of their own, which says what they need.
  const more = (['telegram', 'push'] as const).filter((channel) => channels.includes(channel));
  return {
    kind: 'generic',
    variant: 'channel',
    whenClosed: 'keepNotices',
    title: t('channel.title'),
    text: t('channel.question', { email }),
    buttons: [
      { label: t('channel.email'), action: 'mailNotices' },
      ...more.map((channel) => ({
        label: t(`channel.${channel}`),
        redirect: '/activeNotifications',
      })),
      { label: t('channel.none'), action: 'noNotices' },
    ],
  };
}

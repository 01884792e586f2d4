import type { PopupSpec } from './popup-spec.ts';

/** Words below `popups`. */
export type PopupTranslator = (key: string, values?: Readonly<Record<string, string>>) => string;

/** How notices may come, asked once of a member whose flow says so; closing it leaves everything as it is. */
export function channelQuestion(
  email: string,
  channels: readonly string[],
  t: PopupTranslator,
): PopupSpec {
  // Both are set up by a press of their own, where it is said what they need.
  const more = (['telegram', 'push'] as const).filter((channel) => channels.includes(channel));
  return {
    ...{ kind: 'generic', variant: 'channel', whenClosed: 'keepNotices' },
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

/** By their names in the call that saves them, in the order they are shown. */
export const CHANNELS = ['email', 'telegram', 'pushNotifications'] as const;
export type Channel = (typeof CHANNELS)[number];
export type Preferences = Readonly<Record<Channel, boolean>>;

export function switched(before: Preferences, channel: Channel): Preferences {
  return { ...before, [channel]: !before[channel] };
}

/** After a refused change: back as it was, unless the switch has been pressed again meanwhile. */
export function undone(shown: Preferences, tried: Preferences, channel: Channel): Preferences {
  return shown[channel] === tried[channel] ? switched(shown, channel) : shown;
}

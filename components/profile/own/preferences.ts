/** The names used in the call that saves them, in the order in which they are shown. */
export const CHANNELS = ['email', 'telegram', 'pushNotifications'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Switches of one kind, each on or off. */
export type Switches<Key extends string> = Readonly<Record<Key, boolean>>;
export type Preferences = Switches<Channel>;

/** The switches after a press of one of them. Pure. */
export function switched<Key extends string>(before: Switches<Key>, key: Key): Switches<Key> {
  return { ...before, [key]: !before[key] };
}

/** The switches after a refused change: restored, unless the switch was pressed again meanwhile. */
export function undone<Key extends string>(
  shown: Switches<Key>,
  tried: Switches<Key>,
  key: Key,
): Switches<Key> {
  return shown[key] === tried[key] ? switched(shown, key) : shown;
}

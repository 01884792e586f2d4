type Chosen = {
  readonly notifyEmail: boolean | null;
  readonly notifyTelegram: boolean;
  readonly notifyPush: boolean;
  readonly emailScore: number;
};

/** Channels that notices may use. Mail is on by default if the address can be reached, then as chosen. Pure. */
export function notificationChoices(row: Chosen) {
  return {
    email: row.notifyEmail ?? row.emailScore > 0,
    telegram: row.notifyTelegram,
    pushNotifications: row.notifyPush,
  };
}

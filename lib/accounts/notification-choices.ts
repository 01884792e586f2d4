type Chosen = {
  readonly notifyEmail: boolean | null;
  readonly notifyTelegram: boolean;
  readonly notifyPush: boolean;
  readonly emailScore: number;
};

/** Where notices may go. Mail is on from the beginning if the address can be reached, then as chosen. Pure. */
export function notificationChoices(row: Chosen) {
  return {
    email: row.notifyEmail ?? row.emailScore > 0,
    telegram: row.notifyTelegram,
    pushNotifications: row.notifyPush,
  };
}

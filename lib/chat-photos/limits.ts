/** Photos to one profile that wait for review or sending. */
export const WAITING_PHOTOS = 3;
/** The same of voice messages. */
export const WAITING_VOICES = 3;

/** Photos to one profile that wait for review or sending. */
export const WAITING_PHOTOS = 3;

/** Pages with people on them, to which one goes back as they were. */
const LISTS = ['find', 'match', 'notifications', 'chats'];

/** Whether somebody's profile was opened from a list of this very site. Pure. */
export function cameFromList(referrer: string, origin: string, prefix: string): boolean {
  if (!referrer.startsWith(`${origin}${prefix}/`)) return false;
  const path = new URL(referrer).pathname.slice(prefix.length);
  return LISTS.includes(path.split('/')[1] ?? '');
}

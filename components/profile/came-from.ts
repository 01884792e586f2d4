/** Pages with profiles on them, to which a back link returns as they were. */
const LISTS = ['find', 'match', 'notifications', 'chats'];

/** Whether the profile was opened from a list of this site. Pure. */
export function cameFromList(referrer: string, origin: string, prefix: string): boolean {
  if (!referrer.startsWith(`${origin}${prefix}/`)) return false;
  const path = new URL(referrer).pathname.slice(prefix.length);
  return LISTS.includes(path.split('/')[1] ?? '');
}

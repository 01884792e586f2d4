import { fold } from './fold.ts';

/** A contact in a messaging app: the text after the colon, or a name after "is" that looks like a user name. */
const IN_AN_APP =
  /\b(?:telegram|whats ?app|insta(?:gram)?|snap(?:chat)?|kik|skype|signal|discord|tik ?tok|facebook|messenger|wechat|viber)(?: ?[:=>@] ?[\w.@-]{3,}| (?:e|es|est|is) [\w.-]{0,30}[\d_][\w.-]*)/;
const NAME = /^@[a-z0-9_.]{3,}/;
const MAIL_HOST = /^[^@]*[^@.]\.\p{L}{2,}/u;

function isMail(word: string): boolean {
  const at = word.indexOf('@');
  return at > 0 && MAIL_HOST.test(word.slice(at + 1));
}

/** Whether a text contains contact details outside the app: a mail address or a user name in another app. Pure. */
export function hasContact(text: string): boolean {
  const folded = fold(text);
  if (IN_AN_APP.test(folded)) return true;
  if (!folded.includes('@')) return false;
  return folded.split(/[\s(),;<>"“”«»]+/).some((word) => isMail(word) || NAME.test(word));
}

import { fold } from './fold.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Top-level domains by which a host is recognised without a scheme. Those that are everyday words are not
 * listed: they need a scheme, `www.` or a path.
 */
const ENDINGS = wordSet(
  'com net org info biz eu it es fr ie uk de ch nl pt pl ro ru cn ca au br mx ar tv cc ee me io co app ai ly gg gl ' +
    'gd ws su tk ml ga cf gq xyz top site store shop club icu vip win dev fun sbs cyou space website dating ' +
    'chat sex porn xxx cam bio pro mobi tel click link live',
);

/** URL shorteners, which hide their target, and messaging apps outside our moderation. */
const HIDING_HOSTS = wordSet(
  'bit.ly tinyurl.com t.co goo.gl is.gd ow.ly buff.ly cutt.ly rebrand.ly shorturl.at rb.gy t.ly tiny.cc ' +
    's.id v.gd linktr.ee t.me telegram.me wa.me api.whatsapp.com chat.whatsapp.com m.me signal.me ' +
    'line.me discord.gg join.skype.com snapchat.com',
);

export type LinkVerdict = 'none' | 'link' | 'risky';

const SCHEME = /^([a-z][a-z0-9+.-]{1,15}):\/\//;
/** Dots that are written as words or in brackets to hide an address from automatic detection. */
const BOXED_DOT = /\s?[([{]\s?(?:\.|dot|punto|point)\s?[)\]}]\s?/g;
const WORD_DOT =
  /([\p{L}\p{N}])\s(?:dot\s(com|net|org|info|it|es|fr|ie|me|io)|punto\s(com|net|org|it)|point\s(com|net|org|fr))(?![\p{L}\p{N}])/gu;
const DOT = /[.:]|dot|punto|point/;
const IP_HOST = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/** The host without user info, port and `www.`. */
function hostOf(address: string): string {
  const [authority = ''] = address.split(/[/?#\\]/, 1);
  return (authority.split('@').at(-1) ?? '').replace(/:\d{1,5}$/, '').replace(/^www\./, '');
}

function isAddress(host: string, certain: boolean): boolean {
  if (IP_HOST.test(host)) return host.split('.').every((part) => Number(part) <= 255);
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return false;
  const ending = labels.at(-1) ?? '';
  return (
    ENDINGS.has(ending) || ending.startsWith('xn--') || (certain && /^\p{L}{2,}$/u.test(ending))
  );
}

function within(host: string, known: string): boolean {
  return host === known || host.endsWith(`.${known}`);
}

/** Maps digits and letter pairs that look alike to one form, so that similar host names compare equal. */
function skeleton(host: string): string {
  const read: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 5: 's' };
  return fold(host)
    .replace(/[01i35]/g, (character) => read[character] ?? character)
    .replace(/[-.]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether a foreign host imitates one of ours. */
function imitates(host: string, own: readonly string[]): boolean {
  if (own.some((ours) => within(host, ours))) return false;
  const seen = skeleton(host);
  return own.some((ours) => seen.includes(skeleton(ours.split('.', 1)[0] ?? ours)));
}

function isRisky(host: string, own: readonly string[]): boolean {
  if (IP_HOST.test(host) || host.split('.').some((label) => label.startsWith('xn--'))) return true;
  if ([...HIDING_HOSTS].some((known) => within(host, known))) return true;
  // Letters of another script that look like Latin ones.
  const plain = fold(host);
  if (plain !== host.normalize('NFKD').replace(/\p{M}/gu, '') && /[a-z]/.test(plain)) return true;
  return imitates(host, own);
}

/** Characters that separate words when looking for addresses, as the inside of a character class. */
export const PARTING = String.raw`\s<>"«»“”'’(){}[\],;|`;
/** Punctuation around an address that does not belong to it. */
export const TRAILING = /^[.:!¡¿?]{1,9}|[.:!?…]{1,9}$/g;
const BETWEEN_WORDS = new RegExp(`[${PARTING}]+`);

/** Whether one word, in lower case, is an address. Pure. */
export function addressVerdict(word: string, own: readonly string[]): LinkVerdict {
  const scheme = SCHEME.exec(word);
  const address = word.slice(scheme?.[0].length ?? 0);
  const [authority = ''] = address.split(/[/?#\\]/, 1);
  if (scheme && (!/^https?$/.test(scheme[1] ?? '') || authority.includes('@'))) return 'risky';
  if (!scheme && authority.includes('@')) return 'none';
  const certain = scheme !== null || address.startsWith('www.') || address !== authority;
  const host = hostOf(address);
  if (!isAddress(host, certain)) return scheme ? 'link' : 'none';
  return isRisky(host, own) ? 'risky' : 'link';
}

/**
 * Whether a text contains the address of a page, and whether the address hides its target or imitates one of
 * our own hosts. A mail address is none. Pure.
 */
export function linkIn(text: string, ownHosts: readonly string[] = []): LinkVerdict {
  const own = ownHosts.map((host) => host.replace(/^www\./, ''));
  const seen = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .toLowerCase()
    .replaceAll('\u3002', '.');
  // Most messages have no dot in them.
  if (!DOT.test(seen)) return 'none';
  const plain = seen
    .replace(BOXED_DOT, '.')
    .replace(WORD_DOT, (_, before: string, ...said: (string | undefined)[]) => {
      return `${before}.${said.slice(0, 3).find(Boolean) ?? ''}`;
    });
  const verdicts = plain
    .split(BETWEEN_WORDS)
    .map((word) => addressVerdict(word.replace(TRAILING, ''), own));
  if (verdicts.includes('risky')) return 'risky';
  return verdicts.includes('link') ? 'link' : 'none';
}

type Source = Readonly<Record<string, unknown>>;

const NEEDED = [
  'SESSION_SECRET',
  'WIRE_SECRET',
  'SMTP_URL',
  'ADYEN_BASE_URL',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'ADYEN_CLIENT_KEY',
  'AI_BASE_URL',
  'AI_API_KEY',
] as const;

/** Of a provider that may be left out: all of them or none. */
const TOGETHER = ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'] as const;
const NOTICE_GROUPS = [
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'],
  ['TELEGRAM_WEBHOOK_SECRET', 'TELEGRAM_BOTS'],
] as const;

const LOOPBACK = /\/\/(?:[^@/]*@)?(?:127\.|localhost|\[::1\])/;

/** Sentences that say why production must not start: missing secrets, demo secrets, sandbox addresses. */
export function productionFaults(raw: Source, demo: Readonly<Record<string, string>>): string[] {
  const wanted = [...TOGETHER, 'GOOGLE_ISSUER'].some((name) => raw[name] !== undefined);
  const optional = wanted || raw['GOOGLE_SIGN_IN'] === true ? TOGETHER : [];
  const issuer = raw['GOOGLE_ISSUER'] === undefined ? [] : ['GOOGLE_ISSUER'];
  const notices = NOTICE_GROUPS.filter((group) => group.some((name) => raw[name] !== undefined));
  return [...NEEDED, ...optional, ...issuer, ...notices.flat()].flatMap((name) => {
    const value = raw[name];
    if (typeof value !== 'string' || value === '')
      return [`${name} is missing: production needs it.`];
    if (demo[name] === value) return [`${name} has its demo value: production needs its own.`];
    if (/_(?:URL|ISSUER)$/.test(name) && LOOPBACK.test(value)) {
      return [`${name} points at this machine: production needs the provider's address.`];
    }
    return [];
  });
}

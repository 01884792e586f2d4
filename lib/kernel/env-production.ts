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

/** Variables of an optional provider: either all are set or none. */
const TOGETHER = ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'] as const;
const GROUPS = [
  ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID'],
  ['MOLLIE_API_KEY'],
  ['MAIL_INBOUND_SECRET'],
  ['TRUSTPAY_SECRET', 'TRUSTPAY_API_KEY'],
  ['MAXPAY_PRIVATE_KEY', 'MAXPAY_PUBLIC_KEY'],
  ['APPLE_PAY_KEY', 'APPLE_PAY_CERTIFICATE', 'APPLE_PAY_MERCHANT_ID'],
  ['APPLE_SIGN_IN_KEY', 'APPLE_SIGN_IN_KEY_ID', 'APPLE_TEAM_ID', 'APPLE_CLIENT_IDS'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'],
  ['TELEGRAM_WEBHOOK_SECRET', 'TELEGRAM_BOTS'],
  ['TURN_SECRET'],
] as const;

/** May be unset, but must not point at the sandbox. */
const ADDRESSES = [
  'GOOGLE_ISSUER',
  'APPLE_ISSUER',
  'PAYPAL_BASE_URL',
  'PAYPAL_SDK_URL',
  'MOLLIE_BASE_URL',
  'TRUSTPAY_BASE_URL',
  'MAXPAY_BASE_URL',
  'GOOGLE_PAY_URL',
  'APPLE_PAY_GATEWAY_URL',
  'APPLE_PAY_SCRIPT_URL',
  'APPLE_PAY_CA',
] as const;

/** Certificates and keys that are committed to the repository and therefore public. */
const COMMITTED = /(?:^|[/\\])sandbox[/\\]tls[/\\]/;

const LOOPBACK = /\/\/(?:[^@/]*@)?(?:127\.|localhost|\[::1\])/;

function localDesk({ DESK_HOST: host }: Source): string[] {
  if (typeof host !== 'string' || !/(?:^|\.)localhost$/.test(host)) return [];
  return ['DESK_HOST is missing: production needs the public host of the desk.'];
}

/** One sentence for each reason why production must not start: missing secrets, demo secrets, sandbox addresses. */
export function productionFaults(raw: Source, demo: Readonly<Record<string, string>>): string[] {
  const wanted = [...TOGETHER, 'GOOGLE_ISSUER'].some((name) => raw[name] !== undefined);
  const optional = wanted || raw['GOOGLE_SIGN_IN'] === true ? TOGETHER : [];
  const addresses = ADDRESSES.filter((name) => raw[name] !== undefined);
  const groups = GROUPS.filter((group) => group.some((name) => raw[name] !== undefined));
  const dying = raw['FAIL_POINT'] === undefined ? [] : ['FAIL_POINT is for tests only.'];
  const faults = [...NEEDED, ...optional, ...addresses, ...groups.flat()].flatMap((name) => {
    const value = raw[name];
    if (typeof value !== 'string' || value === '')
      return [`${name} is missing: production needs it.`];
    if (demo[name] === value || COMMITTED.test(value))
      return [`${name} has its demo value: production needs its own.`];
    if (/_(?:URL|ISSUER)$/.test(name) && LOOPBACK.test(value)) {
      return [`${name} points at this machine: production needs the provider's address.`];
    }
    return [];
  });
  return [...dying, ...faults, ...localDesk(raw)];
}

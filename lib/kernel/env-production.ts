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

const LOOPBACK = /\/\/(?:[^@/]*@)?(?:127\.|localhost|\[::1\])/;

/** Sentences that say why production must not start: missing secrets, demo secrets, sandbox addresses. */
export function productionFaults(raw: Source, demo: Readonly<Record<string, string>>): string[] {
  return NEEDED.flatMap((name) => {
    const value = raw[name];
    if (typeof value !== 'string' || value === '')
      return [`${name} is missing: production needs it.`];
    if (demo[name] === value) return [`${name} has its demo value: production needs its own.`];
    if (name.endsWith('_URL') && LOOPBACK.test(value)) {
      return [`${name} points at this machine: production needs the provider's address.`];
    }
    return [];
  });
}

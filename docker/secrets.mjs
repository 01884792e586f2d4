import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { pathToFileURL } from 'node:url';

const folder = process.env.SECRETS_DIR ?? '/secrets';
const settings = join(folder, 'app.env');

/** Puts the generated settings into the environment; variables that are already set take precedence. */
export function loadSecrets() {
  if (existsSync(settings)) loadEnvFile(settings);
}

/**
 * Generates the secrets of a deployment once; a volume that has secrets is not changed. Returns whether they
 * were generated.
 */
function makeSecrets() {
  if (existsSync(settings)) return false;
  const secret = () => randomBytes(32).toString('hex');
  const database = secret();
  const store = { accessKey: randomBytes(10).toString('hex'), secretKey: secret() };
  const write = (name, text) => writeFileSync(join(folder, name), text, { mode: 0o640 });
  mkdirSync(folder, { recursive: true });
  write('postgres-password', database);
  write('s3.json', JSON.stringify(storeIdentities(store)));
  // Written last: its existence means that all other files exist.
  const values = {
    DATABASE_URL: `postgresql://amarena:${database}@postgres:5432/amarena`,
    S3_URL: `http://${store.accessKey}:${store.secretKey}@photos:8333/amarena`,
    SESSION_SECRET: secret(),
    WIRE_SECRET: secret(),
    ADYEN_API_KEY: secret(),
    ADYEN_HMAC_KEY: secret(),
    AI_API_KEY: secret(),
    ...pushKeys(),
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  write('app.env', `${lines.join('\n')}\n`);
  return true;
}

/** The VAPID key pair: a point on P-256 and its private number, encoded as browsers expect. */
function pushKeys() {
  const pair = createECDH('prime256v1');
  const VAPID_PUBLIC_KEY = pair.generateKeys('base64url');
  // `getPrivateKey` omits leading zeros.
  const number = pair.getPrivateKey('hex').padStart(64, '0');
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: Buffer.from(number, 'hex').toString('base64url') };
}

function storeIdentities({ accessKey, secretKey }) {
  const actions = ['Admin', 'Read', 'Write', 'List', 'Tagging'];
  return { identities: [{ name: 'amarena', credentials: [{ accessKey, secretKey }], actions }] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(makeSecrets() ? 'Secrets made.' : 'The secrets are there.');
}

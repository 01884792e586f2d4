import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';

const folder = process.env.SECRETS_DIR ?? '/secrets';
// Written last: its existence means that all other files exist.
const settings = join(folder, 'app', 'app.env');
// Came later than the others: a deployment that has those gets it with the next start.
const turnSettings = join(folder, 'app', 'turn.env');
// The rights to change tables and buckets; only the container that prepares a deployment has them.
const ownerSettings = join(folder, 'owner', 'owner.env');

/** Where one is given from outside, the generated addresses of that kind name another server. */
const KINDS = ['DATABASE_', 'S3_'];

/** Puts the generated settings into the environment; variables that are already set take precedence. */
export function loadSecrets() {
  const given = KINDS.filter((kind) => process.env[`${kind}URL`]);
  for (const file of [settings, turnSettings, ownerSettings].filter(existsSync)) {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
      if (!process.env[name] && !given.some((kind) => name.startsWith(kind)))
        process.env[name] = value;
    }
  }
}

const secret = () => randomBytes(32).toString('hex');

/** Readable by every user of the container: a volume is mounted only where it is needed. */
function write(reader, name, text) {
  mkdirSync(join(folder, reader), { recursive: true });
  writeFileSync(join(folder, reader, name), text, { mode: 0o444 });
}

/** The secret that the app and the relay of calls share. */
function makeTurnSecret() {
  if (existsSync(turnSettings)) return;
  const shared = secret();
  rmSync(join(folder, 'turn', 'secret'), { force: true });
  write('turn', 'secret', shared);
  write('app', 'turn.env', environmentFile({ TURN_SECRET: shared }));
}

/**
 * Generates the secrets of a deployment once; volumes that have secrets are not changed. Each reader has a folder
 * of its own, which is a volume of its own in the compose file. Returns whether they were generated.
 */
function makeSecrets() {
  if (existsSync(settings)) return false;
  const access = () => ({ accessKey: randomBytes(10).toString('hex'), secretKey: secret() });
  const [admin, photos, backups] = [access(), access(), access()];
  const database = { superuser: secret(), replication: secret(), owner: secret(), app: secret() };
  const metricsToken = secret();
  for (const [role, password] of Object.entries(database)) {
    write('database', `${role}-password`, password);
  }
  write('database', 'backup-cipher', secret());
  write('database', 'backup-key', backups.accessKey);
  write('database', 'backup-key-secret', backups.secretKey);
  write('pooler', 'userlist.txt', `"amarena" "${database.app}"\n`);
  write(
    'photos',
    's3.json',
    JSON.stringify({ identities: storeIdentities(admin, photos, backups) }),
  );
  write('prometheus', 'metrics-token', metricsToken);
  write('owner', 'owner.env', environmentFile(ownerAddresses(database, admin)));
  write(
    'app',
    'app.env',
    environmentFile({
      ...appAddresses(database, photos),
      SESSION_SECRET: secret(),
      WIRE_SECRET: secret(),
      MAIL_INBOUND_SECRET: secret(),
      METRICS_TOKEN: metricsToken,
      ADYEN_API_KEY: secret(),
      ADYEN_HMAC_KEY: secret(),
      AI_API_KEY: secret(),
      VAPID_SUBJECT: `https://${process.env.DESK_HOST || 'desk.localhost'}`,
      ...pushKeys(),
    }),
  );
  return true;
}

const environmentFile = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

const store = ({ accessKey, secretKey }, path) =>
  `http://${accessKey}:${secretKey}@photos:8333${path}`;

/** Through the pooler; LISTEN, session locks and the job queue connect past it. */
function appAddresses({ app }, photos) {
  return {
    DATABASE_URL: `postgresql://amarena:${app}@pgbouncer:6432/amarena`,
    DATABASE_DIRECT_URL: `postgresql://amarena:${app}@haproxy:5432/amarena`,
    DATABASE_READ_URL: `postgresql://amarena:${app}@pgbouncer:6432/amarena_read`,
    S3_URL: store(photos, '/amarena'),
  };
}

function ownerAddresses({ owner }, admin) {
  return {
    DATABASE_OWNER_URL: `postgresql://amarena_owner:${owner}@haproxy:5432/amarena`,
    S3_ADMIN_URL: store(admin, '/amarena'),
  };
}

/** The VAPID key pair: a point on P-256 and its private number, encoded as browsers expect. */
function pushKeys() {
  const pair = createECDH('prime256v1');
  const VAPID_PUBLIC_KEY = pair.generateKeys('base64url');
  // `getPrivateKey` omits leading zeros.
  const number = pair.getPrivateKey('hex').padStart(64, '0');
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: Buffer.from(number, 'hex').toString('base64url') };
}

/** The app and the backups reach one bucket each; creating buckets is a right of the administrator. */
function storeIdentities(admin, photos, backups) {
  const all = ['Read', 'Write', 'List', 'Tagging'];
  const inside = (bucket) => all.map((action) => `${action}:${bucket}`);
  return [
    { name: 'admin', credentials: [admin], actions: ['Admin', ...all] },
    { name: 'app', credentials: [photos], actions: inside('amarena') },
    { name: 'backups', credentials: [backups], actions: inside('amarena-backups') },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  makeTurnSecret();
  console.log(makeSecrets() ? 'Secrets made.' : 'The secrets are there.');
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from './composition.mjs';
import { podman } from './engine.mjs';
import { confirmAddress, PASSWORD, signUp, writeToHosted } from './members.mjs';

const MAX_IMAGE_BYTES = 900e6;
const SCRAPED_WITHIN_MS = 120_000;

/** Throws unless the value is the expected one. */
function same(what, found, expected) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
}

/** What an operator of the image and the databases relies on. Resolves to the size of the image in megabytes. */
export async function checkShape(site) {
  const size = Number(await podman('image', 'inspect', '--format', '{{.Size}}', 'amarena'));
  if (size > MAX_IMAGE_BYTES) throw new Error(`the image has ${Math.round(size / 1e6)} MB`);
  const locale = `select datlocprovider::text || ' ' || datlocale from pg_database where datname = 'amarena'`;
  same('collation', await sql(locale), 'b C.UTF-8');
  const rights = `select rolsuper, rolcreatedb, has_schema_privilege(oid, 'public', 'create'),
    has_database_privilege(oid, 'amarena', 'create') from pg_roles where rolname = 'amarena'`;
  same('rights of the app', await sql(rights), 'f|f|f|f');
  same('metrics from outside', (await site.page('/api/metrics')).status, 404);
  same('health', (await site.page('/api/health/ready')).status, 200);
  await untilTargetsUp();
  same('watched certificates', await valuesOf('count(probe_ssl_earliest_cert_expiry)'), ['2']);
  const disks = await valuesOf('min(node_filesystem_avail_bytes{mountpoint="/"})');
  if (!(Number(disks[0]) > 0)) throw new Error('the free space of the disk is unknown');
  return Math.round(size / 1e6);
}

/** Runs in the network of the composition, since Prometheus answers nobody outside. Resolves to its answer. */
async function askPrometheus(path) {
  const script = `console.log(await (await fetch('http://prometheus:9090/api/v1/${path}')).text())`;
  const args = ['exec', 'amarena-app1-1', 'node', '--input-type=module', '-e', script];
  return JSON.parse(await podman(...args)).data;
}

/** Values of a query, as strings. */
async function valuesOf(query) {
  const { result } = await askPrometheus(`query?query=${encodeURIComponent(query)}`);
  return result.map(({ value }) => value[1]);
}

/** A target counts as down until it is scraped for the first time after its start. */
async function untilTargetsUp() {
  const end = performance.now() + SCRAPED_WITHIN_MS;
  for (;;) {
    const down = await targetsDown();
    if (down.length === 0) return;
    if (performance.now() > end) throw new Error(`not scraped: ${down.join(', ')}`);
    await sleep(1_000);
  }
}

async function targetsDown() {
  const { activeTargets } = await askPrometheus('targets');
  return activeTargets.filter(({ health }) => health !== 'up').map(({ scrapeUrl }) => scrapeUrl);
}

/** A visitor becomes a member, confirms by mail, finds a hosted profile, writes and is answered; then logs in again. */
export async function signUpToReply(site) {
  const member = await signUp(site, 'uomo', 'donna');
  same(
    'host of the mailed link',
    await confirmAddress(site, member),
    'https://dolcevita.localhost',
  );
  const reply = await writeToHosted(site, member);
  if (reply.from !== 'peer') throw new Error('the reply is not the profile’s');
  const body = { email: member.email, password: PASSWORD };
  const { clickid } = await site.call('/api/users/authenticate', { body });
  same('login', clickid, member.trackerId);
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inData, inRoot } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { compose, EAST, shell, waitUntilHealthy, WEST } from './composition.mjs';
import { podman } from './engine.mjs';
import { guideCommands } from './guide.mjs';

/** What all cells share, of the first one's generated secrets. */
const SHARED_SECRETS =
  /^(?:SESSION_SECRET|WIRE_SECRET|MAIL_INBOUND_SECRET|VAPID_|ADYEN_|AI_API_KEY)/;
/** Without a proxy, whose ports the first cell has on this machine, a standby and the services that only watch. */
const WEST_SERVICES = ['app1', 'app2', 'worker'];
const UP_WITHIN_MS = 600_000;
const ROUTES = inRoot('docker', 'caddy', 'cells');

export const allBrands = () => readdirSync(inRoot('brands')).sort();

/** Stands for the production.env of a cell: tests/containers/cell.yml. */
export function writeSettings(project, settings) {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(inData('containers', `${project}.env`), lines.join(''));
}

/** Ends the second cell, with its settings and routes. */
export async function removeCell() {
  await compose('down -v --timeout 5', westOf('127.0.0.1')).catch(() => undefined);
  await podman('network', 'rm', WEST).catch(() => undefined);
  for (const project of [EAST, WEST])
    rmSync(inData('containers', `${project}.env`), { force: true });
  for (const end of ['prepared', 'caddy']) rmSync(`${ROUTES}/west.${end}`, { force: true });
}

const westOf = (address) => ({ project: WEST, variables: { CELL_ADDRESS: address } });

/**
 * Adds a cell for a brand by the commands of the guide. Resolves to what the first cell's commands need of it, and to
 * what the new cell's need.
 */
export async function addCell(brand) {
  const others = allBrands().filter((id) => id !== brand);
  const given = parseEnv(await podman('exec', `${EAST}-worker-1`, 'cat', '/secrets/app/app.env'));
  const secrets = Object.entries(given).filter(([name]) => SHARED_SECRETS.test(name));
  const desks = `https://desk.localhost=${others.join(',')}`;
  writeSettings(WEST, { ...Object.fromEntries(secrets), CELL_BRANDS: brand, CELL_DESKS: desks });
  // An address of this machine that containers of the first cell reach, as one in a private network of two machines.
  const gateway = '{{(index .Subnets 0).Gateway}}';
  const address = await podman('network', 'inspect', '--format', gateway, `${EAST}_default`);
  const west = westOf(address);
  await podman('network', 'create', WEST);
  const said = [];
  for (const command of guideCommands('new cell, tables')) said.push(await shell(command, west));
  const { DATABASE_OWNER_URL, S3_URL } = parseEnv(said.at(-1));
  const variables = {
    OTHER_CELL_URL: DATABASE_OWNER_URL.replace('@haproxy:', `@${address}:`),
    OTHER_CELL_S3_URL: S3_URL.replace('@photos:', `@${address}:`),
  };
  const east = { project: EAST, variables };
  await play('new cell, shared rows', east, /has the rows that all brands share/);
  const start = { '--no-build': `--no-build ${WEST_SERVICES.join(' ')}` };
  for (const command of guideCommands('new cell, start', start)) await shell(command, west);
  await waitUntilHealthy(WEST_SERVICES, UP_WITHIN_MS, WEST);
  return { east, west, address };
}

/**
 * Plays commands of the guide, and throws unless their output says what is expected: the code of a finished `compose
 * run` is not passed on by podman's service. Resolves to the match.
 */
export async function play(name, cell, expected, values) {
  const said = [];
  const both = { ...cell, both: true };
  for (const command of guideCommands(name, values)) said.push(await shell(command, both));
  const match = expected.exec(said.join('\n'));
  if (match === null) throw new PlainError(`${name}: ${said.join('\n').slice(-2_000)}`);
  return match;
}

/** The proxy's file for the new cell, beside the place where it counts. */
export function prepareRoute(brand, address) {
  const example = readFileSync(`${ROUTES}/cell.caddy.example`, 'utf8');
  const route = example
    .replace('www.fuego.example fuego.example', `${brand}.localhost`)
    .replaceAll('west.internal', address);
  writeFileSync(`${ROUTES}/west.prepared`, route);
}

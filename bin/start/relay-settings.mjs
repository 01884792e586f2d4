import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../common/paths.mjs';

const OWN = /^(?:(?:tls-)?listening-port|pidfile|userdb)=/;

/**
 * The settings of the containers for a coturn on loopback, which no deployment allows: the browser is on this machine.
 * `folder` holds its files.
 */
export function relaySettings({ port, secret, folder }) {
  const common = readFileSync(inRoot('docker', 'coturn', 'turnserver.conf'), 'utf8')
    .split('\n')
    .filter((line) => !OWN.test(line));
  return [
    ...common,
    `listening-port=${port}`,
    'listening-ip=127.0.0.1',
    'relay-ip=127.0.0.1',
    'no-tls',
    'allow-loopback-peers',
    'allowed-peer-ip=127.0.0.1',
    `static-auth-secret=${secret}`,
    `pidfile=${join(folder, 'turnserver.pid')}`,
    `userdb=${join(folder, 'turndb')}`,
    '',
  ].join('\n');
}

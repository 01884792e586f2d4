import { relative } from 'node:path';
import { root } from '../common/paths.mjs';

const LOGINS = [
  ['free@demo.test', 'free member'],
  ['paid@demo.test', 'level 1'],
  ['vip@demo.test', 'level 2'],
  ['verified@demo.test', 'card checked'],
  ['anna@demo.test', 'a woman seeking men'],
];
const PASSWORD = 'Amarena-demo-2026';

/** Prints the addresses, logins, inbox and log. */
export function greet({ brands, demo, sandboxPort }, { seconds, log }) {
  const lines = [`Amarena is ready after ${seconds.toFixed(1)} s.`, ''];
  for (const { name, address } of brands) lines.push(`${name.padEnd(16)} ${address}`);
  if (demo) {
    const [first] = brands;
    lines.push('', `All brands        ${first.address.replace(/\/\/[^:/]+/, '//localhost')}`);
    lines.push(
      `Mail inbox        http://localhost:${sandboxPort}/mail`,
      '',
      `Demo logins, on every brand, password ${PASSWORD}`,
    );
    for (const [address, what] of LOGINS) lines.push(`  ${address.padEnd(22)} ${what}`);
    lines.push(
      '',
      `Desk              ${first.address.replace(/\/\/[^:/]+/, '//desk.localhost')}`,
      `  desk@demo.test, same password; codes at http://localhost:${sandboxPort}/authenticator`,
      '  moderator@, senior_moderator@, care@, operator@ and finance@demo.test have the other roles',
    );
  }
  if (log !== undefined) lines.push('', `Log: ${relative(root, log)}`);
  lines.push('Ctrl-C stops everything.');
  process.stdout.write(`\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n\n`);
}

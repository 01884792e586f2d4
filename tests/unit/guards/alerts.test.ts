import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { watchDueWork } from '#lib/desk/jobs/due-work-metrics.ts';
import { processMetrics } from '#lib/health/process-metrics.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const rules = read('docker/prometheus-alerts.yml');
const played = read('docker/prometheus-alerts.test.yml');
const dashboard = read('docker/grafana/amarena.json');
const guide = read('docs/operations.md');

/** Written by the backup commands, not by the app. */
const OF_COMMANDS = ['amarena_last_success_timestamp_seconds'];

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
];
const alerts = all(rules, /- alert: (\w+)/g);
const runbook = all(guide, /^\| `([A-Z][a-z]\w+)` +\|/gm);

function metricNames(): readonly string[] {
  watchDueWork();
  return processMetrics()
    .register.getMetricsAsArray()
    .flatMap(({ name }) => ['', '_bucket', '_count', '_sum'].map((part) => name + part))
    .concat(OF_COMMANDS);
}

test('20: the guide says what to do at each alert, and names no other', () => {
  expect(alerts.length).toBeGreaterThan(30);
  expect([...runbook].sort()).toEqual([...alerts].sort());
});

test('20: each alert was seen to fire', () => {
  const fired = all(played, /alertname: (\w+)\n\s+exp_alerts:\n\s+- /g);
  expect(alerts.filter((name) => !fired.includes(name))).toEqual([]);
});

test.each([
  ['rules', rules],
  ['dashboard', dashboard],
  ['series that are played', played],
])('20: each metric of the app in the %s exists', (_, text) => {
  const known = metricNames();
  const named = all(text, /\b((?:amarena|nodejs|process)_\w+)\b/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('20: the guide lists each metric of the app', () => {
  const names = metricNames().filter((name) => name.startsWith('amarena_'));
  const whole = names.filter((name) => !/_(?:bucket|count|sum)$/.test(name));
  const short = (name: string): string => name.replace('amarena_database', '…');
  expect(whole.filter((name) => !guide.includes(name) && !guide.includes(short(name)))).toEqual([]);
});

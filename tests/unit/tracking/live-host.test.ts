// [money §6 KPI panel and external scripts off on localhost]
import { expect, test } from '@jest/globals';
import { isPublicHost } from '#lib/tracking/live-host.ts';

const STAGING = ['staging.dolcevita.example'];

test.each([
  ['dolcevita.example', true],
  ['www.dolcevita.example:443', true],
  ['notlocalhost.example', true],
  ['staging.dolcevita.example.evil.example', true],
  ['localhost', false],
  ['localhost:3000', false],
  ['dolcevita.localhost', false],
  ['DolceVita.LocalHost:3000', false],
  ['127.0.0.1:3000', false],
  ['[::1]', false],
  ['staging.dolcevita.example', false],
  ['it.staging.dolcevita.example:8443', false],
  ['', false],
])('third-party scripts on %p: %p', (host, runs) => {
  expect(isPublicHost(host, STAGING)).toBe(runs);
});

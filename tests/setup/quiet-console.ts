import { afterEach, beforeEach, expect } from '@jest/globals';
import { format } from 'node:util';

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
const noise: string[] = [];

// A test that prints fails, since warnings in the output are easily missed. A test that expects output mocks
// the method itself.
for (const method of methods) {
  console[method] = (...parts: unknown[]) => {
    // Node prints its own warnings through the console of its realm, which native tests share.
    if (/^\(node:\d+\)|^\(Use `node /.test(String(parts[0]))) return;
    noise.push(`console.${method}: ${format(...parts)}`);
  };
}

beforeEach(() => {
  noise.length = 0;
});

afterEach(() => {
  expect(noise).toEqual([]);
});

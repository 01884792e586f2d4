import { describe, expect, test } from '@jest/globals';
import { parseEnv } from '#lib/kernel/env.ts';

const DATABASE_URL = 'postgresql://amarena@db/amarena';
const addressOf = (REDIS_URL: string) => parseEnv({ DATABASE_URL, REDIS_URL }).REDIS_URL;

describe('20: the address of Redis', () => {
  test.each(['redis://valkey:6379', 'rediss://app:secret@[::1]:6380/2', 'redis://valkey'])(
    'is one server: %s',
    (url) => {
      expect(addressOf(url)).toEqual({ url });
    },
  );

  test('is none without the variable', () => {
    expect(parseEnv({ DATABASE_URL }).REDIS_URL).toBeUndefined();
  });

  test('is the Sentinels that watch the servers under a name', () => {
    expect(addressOf('redis-sentinel://one,two:26380,[::1]:26381/amarena')).toEqual({
      sentinels: [
        { host: 'one', port: 26_379 },
        { host: 'two', port: 26_380 },
        { host: '::1', port: 26_381 },
      ],
      name: 'amarena',
      tls: false,
    });
  });

  test('has credentials of the servers and of the Sentinels', () => {
    const url = 'rediss-sentinel://app:p%40ss@one:26379/amarena?sentinelPassword=s%2Fx';
    expect(addressOf(url)).toMatchObject({
      sentinels: [{ host: 'one', port: 26_379 }],
      name: 'amarena',
      tls: true,
      username: 'app',
      password: 'p@ss',
      sentinelPassword: 's/x',
    });
  });

  test.each([
    ['redis://one:6379,two:6379', /^REDIS_URL names several servers, of which Sentinels choose/],
    ['redis-sentinel://one,two', /^REDIS_URL lacks the name under which the Sentinels/],
    ['redis-sentinel://one,two/', /^REDIS_URL lacks the name/],
    ['redis-sentinel://one,/amarena', /^REDIS_URL names a Sentinel that is no HOST:PORT/],
    ['redis-sentinel://one:many/amarena', /^REDIS_URL names a Sentinel that is no HOST:PORT/],
    ['valkey:6379', /^REDIS_URL is no address of Redis/],
    ['http://valkey:6379', /^REDIS_URL is no address of Redis/],
    ['redis://:secret@:6379', /^REDIS_URL is no address of Redis/],
  ])('is refused in one sentence without quoting it: %s', (url, sentence) => {
    expect(() => addressOf(url)).toThrow(sentence);
    expect(() => addressOf(url)).toThrow(/\.$/);
    expect(() => addressOf(url)).not.toThrow(/secret|two/);
  });
});

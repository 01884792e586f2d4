/** Replaces `@jest/globals` for tests that run natively: the functions of the running file. */
const current = (name) =>
  new Proxy(() => undefined, {
    apply: (_, __, args) => globalThis.nativeJest[name](...args),
    get: (_, key) => globalThis.nativeJest[name][key],
  });

export const afterAll = current('afterAll');
export const afterEach = current('afterEach');
export const beforeAll = current('beforeAll');
export const beforeEach = current('beforeEach');
export const describe = current('describe');
export const expect = current('expect');
export const it = current('it');
export const jest = current('jest');
export const test = current('test');

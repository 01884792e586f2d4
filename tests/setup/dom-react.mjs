import { createRequire } from 'node:module';

// React's development build keeps a stack and a task for each element that it creates, for the browser's debugger.
Reflect.deleteProperty(console, 'createTask');
const require = createRequire(import.meta.url);
const {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
} = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});

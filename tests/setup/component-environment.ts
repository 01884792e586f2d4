import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { addMissing, resetMissing } from '../component/support/dom-missing.ts';
import { forgetNavigations, watchNavigations } from '../component/support/navigation.ts';
import { answerFetch, resetServer, unansweredCalls } from '../component/support/server.ts';

// A busy machine draws late; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

addMissing();
watchNavigations();
globalThis.fetch = answerFetch as typeof fetch;
// Testing Library looks for fake timers there, where modules of this kind have none.
Object.assign(globalThis, { jest });

beforeEach(() => {
  resetServer();
  resetMissing();
  forgetNavigations();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  // Those still shown would be shown again to the next test's page.
  toast.dismiss();
  // A call that the test did not expect would otherwise look like a lost network.
  expect(unansweredCalls()).toEqual([]);
});

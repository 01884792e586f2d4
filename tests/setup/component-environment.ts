import './environment.ts';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup, configure, getConfig, prettyDOM, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { addMissing, resetMissing } from '../component/support/dom-missing.ts';
import { forgetNavigations, watchNavigations } from '../component/support/navigation.ts';
import { answerFetch, resetServer, unansweredCalls } from '../component/support/server.ts';

// A busy machine renders late; an element that never appears still fails the test.
configure({ asyncUtilTimeout: 60_000, getElementError });

/** Testing Library's own, but without the document for a query that is repeated: the last attempt adds it. */
function getElementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isRepeated } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  const page = isRepeated === true ? undefined : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}

addMissing();
watchNavigations();
globalThis.fetch = answerFetch as typeof fetch;
// Testing Library is evaluated once per worker, each file has a document of its own.
Object.assign(screen, within(document.body));
// Testing Library looks for `jest` on the global object to detect fake timers; ES modules have no such
// global.
Object.assign(globalThis, { jest, IS_REACT_ACT_ENVIRONMENT: true });

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
  // Toasts still shown would appear again on the next test's page.
  toast.dismiss();
  // Without this check an unexpected call would look like a network error.
  expect(unansweredCalls()).toEqual([]);
});

import { CallError } from '#lib/http/client/call-error.ts';
import { reportError } from './report-error.ts';

/** A refusal by our server or a broken connection is no error of the page. */
function isFault(error: unknown): boolean {
  return !(error instanceof CallError) && !(error instanceof DOMException);
}

/** Reports uncaught errors to the server; returns the function that ends it. */
export function watchErrors(): () => void {
  const thrown = ({ error, message }: ErrorEvent): void => {
    const fault: unknown = error ?? message;
    if (isFault(fault)) reportError('E R R O R', fault);
  };
  const rejected = ({ reason }: PromiseRejectionEvent): void => {
    if (isFault(reason)) reportError('E R R O R', reason);
  };
  window.addEventListener('error', thrown);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', thrown);
    window.removeEventListener('unhandledrejection', rejected);
  };
}

import { CallError } from '#lib/http/client/call.ts';
import { reportError } from './report-error.ts';

/** An answer of ours that refused, or a line that broke: no fault of the page. */
function isFault(error: unknown): boolean {
  return !(error instanceof CallError) && !(error instanceof DOMException);
}

/** Tells the server what nobody caught; returns what ends it. */
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

import { call } from '#lib/http/client/call.ts';

/**
 * Ends a call on the server: also while the page unloads. Where it fails, the server ends the call by itself once this tab
 * is gone.
 */
export function leaveCall(id: string): void {
  call('POST /api/users/calls/{id}/end', { params: { id }, keepalive: true }).catch(
    () => undefined,
  );
}

/** Lets the other side know that this page unloads: it may be a reload, after which the tab rejoins. */
export function leavePage(id: string, tab: string): void {
  const params = { id };
  call('POST /api/users/calls/{id}/away', { params, body: { tab }, keepalive: true }).catch(
    () => undefined,
  );
}

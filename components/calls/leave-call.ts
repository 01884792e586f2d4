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

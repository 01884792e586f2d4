import { forgetDecision } from '#components/legal/cookie-memory.ts';
import { call } from '#lib/http/client/call.ts';
import type { PopupActionName } from './popup-spec.ts';

/** What the names of the closed list do. A session that could not be ended is asked for again. */
const ACTIONS: Readonly<Record<PopupActionName, (prefix: string) => void>> = {
  reload: () => {
    window.location.reload();
  },
  logout: (prefix) => {
    call('POST /api/users/logout').then(
      () => {
        window.location.assign(`${prefix}/`);
      },
      () => {
        window.location.reload();
      },
    );
  },
  chooseCookies: forgetDecision,
};

export function runPopupAction(name: PopupActionName, prefix: string): void {
  ACTIONS[name](prefix);
}

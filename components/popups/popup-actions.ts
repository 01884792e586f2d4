import { forgetUnsent } from '#components/chat/state/forget-unsent.ts';
import { call } from '#lib/http/client/call.ts';
import type { PopupActionName } from './popup-spec.ts';

type Choices = { readonly email?: boolean };

/** A choice that was not stored leaves the question open: the next visit asks it again. */
function chooseNotices(choices: Choices): void {
  call('POST /api/users/changeNotificationPreferences', { body: choices }).catch(() => undefined);
}

/** What the actions of the closed list do. After a failed logout the page is reloaded. */
const ACTIONS: Readonly<Record<PopupActionName, (prefix: string) => void>> = {
  logout: (prefix) => {
    call('POST /api/users/logout').then(
      () => {
        forgetUnsent();
        window.location.assign(`${prefix}/`);
      },
      () => {
        window.location.reload();
      },
    );
  },
  mailNotices: () => {
    chooseNotices({ email: true });
  },
  noNotices: () => {
    chooseNotices({ email: false });
  },
  keepNotices: () => {
    chooseNotices({});
  },
};

export function runPopupAction(name: PopupActionName, prefix: string): void {
  ACTIONS[name](prefix);
}

import { useTranslations } from 'next-intl';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import type { SafetyPeer } from './types.ts';

/** Ends a match; a toast confirms it, with a button to take it back. */
export function useUnmatch({ angelId, screenName: name }: SafetyPeer) {
  const t = useTranslations('safety');
  const { pending, run } = useRequest();
  const showError = useErrorToast();
  const undo = (): void => {
    call('POST /api/users/unmatch/undo', { body: { angelId } }).then(() => {
      showToast('success', { title: t('unmatch.undone', { name }) });
    }, showError);
  };
  const unmatch = async (): Promise<boolean> => {
    const done = await run(() => call('POST /api/users/unmatch', { body: { angelId } }));
    if (done) {
      showToast('success', {
        title: t('unmatch.done', { name }),
        action: { label: t('undo'), onClick: undo },
      });
    }
    return done;
  };
  return { pending, unmatch };
}

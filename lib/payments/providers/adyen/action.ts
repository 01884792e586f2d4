import type { ThreeDs, ThreeDsOf } from '../../attempts/three-ds.ts';
import { record, text, type Fields } from '../fields.ts';

function redirectOf(action: Fields): ThreeDsOf<'redirect'> | null {
  const url = text(action['url']);
  if (url === null) return null;
  const data = Object.entries(record(action['data'])).map(([key, value]) => [key, String(value)]);
  const method = action['method'] === 'POST' ? 'POST' : 'GET';
  return {
    type: 'redirect',
    url,
    method,
    data: Object.fromEntries(data) as Record<string, string>,
  };
}

function nativeOf(action: Fields): ThreeDsOf<'native'> | null {
  const { subtype } = action;
  const token = text(action['token']);
  if (token === null || (subtype !== 'fingerprint' && subtype !== 'challenge')) return null;
  return {
    type: 'native',
    subtype,
    token,
    paymentData: text(action['paymentData']),
    authorisationToken: text(action['authorisationToken']),
  };
}

/** Adyen's action as our `ThreeDs` type; null for an action that our pages cannot carry out. */
export function actionOf(action: Fields): ThreeDs | null {
  if (action['type'] === 'redirect') return redirectOf(action);
  return action['type'] === 'threeDS2' ? nativeOf(action) : null;
}

import { deskDispatch } from './desk/dispatch.ts';
import { dispatch, type Incoming } from './dispatch.ts';

/** Answers a call by the endpoints of its host, the desk's or a brand's. Never throws. */
export function answerCall({ request, resolved, address }: Incoming): Promise<Response> {
  if (resolved.kind !== 'desk') return dispatch({ request, resolved, address });
  const { path, search } = resolved;
  return deskDispatch({ request, path, search, address });
}

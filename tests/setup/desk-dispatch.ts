import { dispatch } from '#lib/http/dispatch.ts';

type DeskRequest = {
  readonly request: Request;
  readonly path: string;
  readonly search: string;
  readonly address: string;
};

/** Answers a call on the desk's host. */
export function deskDispatch({ request, path, search, address }: DeskRequest): Promise<Response> {
  return dispatch({ request, resolved: { kind: 'desk', path, search }, address });
}

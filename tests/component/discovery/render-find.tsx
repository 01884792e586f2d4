import type { ComponentProps } from 'react';
import { FindPage } from '#components/discovery/find-page.tsx';
import type { FindView } from '#lib/discovery/search/find-view.ts';
import { findState, findView } from '#tests/component/support/discovery.ts';
import {
  renderMember,
  type MemberOptions,
  type MemberPage,
} from '#tests/component/support/render-member.tsx';

type Props = Omit<ComponentProps<typeof FindPage>, 'view'>;

/** Renders the search page with what the server found. */
export function renderFind(
  view: Partial<FindView> = {},
  props: Partial<Props> = {},
  options: MemberOptions = {},
): MemberPage {
  return renderMember(
    <FindPage view={findView(view)} state={findState()} prefix="" check={null} {...props} />,
    { path: '/find?page=1', ...options },
  );
}

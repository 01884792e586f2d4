import { PageSkeleton } from '#components/desk/page-header.tsx';

export default function PlansLoading() {
  return <PageSkeleton label="Plans" />;
}

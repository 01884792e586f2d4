import { PageSkeleton } from '#components/desk/page-skeleton.tsx';

export default function PlansLoading() {
  return <PageSkeleton label="Plans" />;
}

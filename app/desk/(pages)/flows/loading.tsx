import { PageSkeleton } from '#components/desk/page-skeleton.tsx';

export default function FlowsLoading() {
  return <PageSkeleton label="Flows" />;
}

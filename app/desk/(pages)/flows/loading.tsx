import { PageSkeleton } from '#components/desk/page-header.tsx';

export default function FlowsLoading() {
  return <PageSkeleton label="Flows" />;
}

import { PageHeader } from '#components/desk/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

export default function AnalyticsLoading() {
  return (
    <div aria-busy="true">
      <PageHeader title="Analytics" />
      <div className="mt-6 grid gap-4 xl:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <Skeleton key={name} className="h-72 rounded-card" />
        ))}
      </div>
    </div>
  );
}

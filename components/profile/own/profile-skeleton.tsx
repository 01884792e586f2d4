import { Skeleton } from '#components/ui/skeleton.tsx';

/** Skeleton of the own profile. */
export function ProfileSkeleton() {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 px-(--gutter) pt-4 pb-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,40rem)] lg:justify-between lg:pt-8">
      <Skeleton className="h-10 w-64 lg:col-span-2" />
      <div className="grid content-start gap-5 pt-6">
        <Skeleton className="mx-auto aspect-3/4 h-auto w-full max-w-[36dvh] rounded-card lg:max-w-none" />
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
      <div className="grid content-start gap-6 pt-8">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}

import { PageSkeleton } from '#components/desk/page-skeleton.tsx';

export default function BrandsLoading() {
  return <PageSkeleton label="Brands" />;
}

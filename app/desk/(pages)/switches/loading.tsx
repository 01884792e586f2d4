import { PageSkeleton } from '#components/desk/page-header.tsx';

export default function BrandsLoading() {
  return <PageSkeleton label="Brands" />;
}

import type { ReactNode } from 'react';
import { WaitLoader } from '#components/brand/wait-loader.tsx';

interface SkeletonRegionProps {
  /** Read in place of the content that is loading. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A skeleton with its label for screen readers, and the brand's loader if the wait lasts. */
export function SkeletonRegion({ label, className, children }: SkeletonRegionProps) {
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
      <WaitLoader className="fixed" />
    </div>
  );
}

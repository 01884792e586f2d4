import { cn } from '#components/ui/cn.ts';

/** Who runs a profile and who answers, in words, wherever a hosted profile appears. */
export function HostedLabel({ label, className }: { label: string; className?: string }) {
  return (
    <p
      className={cn(
        'w-fit rounded-badge bg-hosted px-2.5 py-1 font-ui text-xs leading-snug font-semibold text-on-hosted ring-1 ring-on-hosted/45 [border-radius:min(var(--radius-badge),0.75rem)]',
        className,
      )}
    >
      {label}
    </p>
  );
}

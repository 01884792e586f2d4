import { clsx } from 'clsx';

/** Who runs a profile and who answers, as text, wherever a hosted profile appears. */
export function HostedLabel({ label, className }: { label: string; className?: string }) {
  return <p className={clsx('hosted-label', className)}>{label}</p>;
}

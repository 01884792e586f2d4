import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '#components/ui/card.tsx';

interface WayCardProps {
  title: string;
  /** How it stands; told aloud when it changes. */
  text: string;
  /** Code of what went wrong with the last press. */
  fault: string | null;
  children: ReactNode;
}

/** One way of notice: its name, how it stands, and what can be done about it. */
export function WayCard({ title, text, fault, children }: WayCardProps) {
  const errors = useTranslations('errors');
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold">{title}</h2>
      <p role="status" className="text-sm text-ink-soft">
        {text}
      </p>
      {children}
      {fault !== null && (
        <p role="alert" className="text-sm text-danger">
          {errors(fault)}
        </p>
      )}
    </Card>
  );
}

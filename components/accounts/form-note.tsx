import { MailCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

/** Replaces a form once it is done. Takes the focus, so that it is read aloud. */
export function FormNote({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="motion-rise grid gap-3">
      <MailCheck aria-hidden="true" strokeWidth={1.5} className="size-9 text-success" />
      <h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        {title}
      </h2>
      <div className="grid gap-3 text-ink-soft [&_a]:text-ink [&_a]:underline">{children}</div>
    </div>
  );
}

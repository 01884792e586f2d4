'use client';

import { Plus } from 'lucide-react';
import * as RadixAccordion from 'radix-ui/accordion';
import type { ReactNode } from 'react';

interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** Ids of what stands open at first. */
  open?: readonly string[];
  className?: string;
}

/** Sections that unfold; several may stand open. */
export function Accordion({ items, open = [], className }: AccordionProps) {
  return (
    <RadixAccordion.Root type="multiple" defaultValue={[...open]} className={className}>
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={item.id} className="border-b border-line">
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-ui text-base font-semibold focus-visible:-outline-offset-3">
              {item.title}
              <Plus
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 transition-transform duration-[var(--duration)] ease-brand group-data-[state=open]:rotate-45"
              />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="motion-unfold">
            <div className="pb-5">{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}

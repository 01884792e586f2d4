'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ChoiceBar } from '../queue/choice-bar.tsx';
import { choicesOf, type Mode } from '../queue/choices.ts';
import { ItemFacts } from '../queue/item-facts.tsx';
import type { Choice, Decision, Item } from '../queue/queue-item.ts';
import { Stage } from '../queue/stage.tsx';
import { useBlur } from '../queue/use-blur.ts';

interface RecheckBenchProps {
  item: Item;
  brand: string;
  pending: boolean;
  onDecide: (decision: Decision) => void;
}

const FRESH: Mode = { renames: false, photoId: null, act: null };

/** An item as the queue shows it, with the same choices. */
export function RecheckBench({ item, brand, pending, onDecide }: RecheckBenchProps) {
  const [mode, setMode] = useState<Mode>(FRESH);
  const blur = useBlur();
  const isStep = mode.act !== null || mode.photoId !== null;
  const choose = (choice: Choice): void => {
    if ('opens' in choice) setMode({ ...mode, act: choice.opens, photoId: null });
    else if (!pending) onDecide(choice.decision);
  };
  return (
    <div
      data-blurred={blur.isBlurred(item.id) || undefined}
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <Stage
        items={[item]}
        photoId={mode.photoId}
        onPhoto={(photoId) => {
          setMode({ ...mode, photoId });
        }}
      />
      <div className="grid content-start gap-4">
        <ChoiceBar
          choices={choicesOf(item, mode)}
          withRules={mode.act !== null}
          onChoice={choose}
        />
        <div className="flex flex-wrap gap-1.5">
          {isStep && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setMode(FRESH);
              }}
            >
              Back
            </Button>
          )}
          {blur.isBlurred(item.id) && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                blur.toggle(item.id);
              }}
            >
              Show pictures
            </Button>
          )}
        </div>
        <ItemFacts item={item} brand={brand} />
      </div>
    </div>
  );
}

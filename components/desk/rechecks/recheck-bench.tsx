'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ChoiceBar } from '../queue/choice-bar.tsx';
import { choicesOf, type Mode } from '../queue/choices.ts';
import { ItemFacts } from '../queue/item-facts.tsx';
import type { Choice, Decision, Item } from '../queue/queue-item.ts';
import { ShowPictures } from '../queue/show-pictures.tsx';
import { Stage } from '../queue/stage.tsx';
import { useBlur } from '../queue/use-blur.ts';
import { usePressedKey } from '../queue/use-pressed-key.ts';

interface RecheckBenchProps {
  item: Item;
  brand: string;
  pending: boolean;
  onDecide: (decision: Decision) => void;
  onSkip: () => void;
}

/** Kinds of items without pictures. */
const WRITTEN: readonly Item['kind'][] = ['text', 'review', 'review_appeal'];

const FRESH: Mode = { renames: false, photoId: null, act: null };

/** An item as the queue shows it, with the same choices and keys. */
export function RecheckBench({ item, brand, pending, onDecide, onSkip }: RecheckBenchProps) {
  const [mode, setMode] = useState<Mode>(FRESH);
  const blur = useBlur();
  const isStep = mode.act !== null || mode.photoId !== null;
  const choose = (choice: Choice): void => {
    if ('opens' in choice) setMode({ ...mode, act: choice.opens, photoId: null });
    else if (!pending) onDecide(choice.decision);
  };
  const choices = choicesOf(item, mode);
  const skip = (): void => {
    if (!pending) onSkip();
  };
  usePressedKey((key) => {
    const choice = choices.find((one) => one.key === key);
    if (choice) choose(choice);
    else if (key === 'escape' && isStep) setMode(FRESH);
    else if (key === 'b') blur.toggle(item.id);
    else if (key === 's') skip();
    else return false;
    return true;
  });
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
        <ChoiceBar choices={choices} withRules={mode.act !== null} onChoice={choose} />
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
          <Button size="sm" variant="quiet" onClick={skip}>
            Skip
          </Button>
          {!WRITTEN.includes(item.kind) && <ShowPictures withKey itemId={item.id} blur={blur} />}
        </div>
        <ItemFacts item={item} brand={brand} />
      </div>
    </div>
  );
}

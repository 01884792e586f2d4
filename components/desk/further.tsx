import { Button } from '#components/ui/button.tsx';

interface FurtherProps {
  more: boolean;
  going: boolean;
  further: () => void;
  /** Button label. */
  name?: string;
}

/** The button for the next page of a list, below it. */
export function Further({ more, going, further, name = 'Older' }: FurtherProps) {
  if (!more) return null;
  return (
    <Button className="mt-4" size="sm" variant="secondary" pending={going} onClick={further}>
      {name}
    </Button>
  );
}

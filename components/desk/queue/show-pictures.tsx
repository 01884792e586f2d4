import { Button } from '#components/ui/button.tsx';
import { KeyHint } from './choice-bar.tsx';
import type { useBlur } from './use-blur.ts';

interface ShowPicturesProps {
  /** The item whose pictures it shows. */
  itemId: string;
  blur: ReturnType<typeof useBlur>;
  /** Whether the key B does the same here. */
  withKey?: boolean;
}

/** Shows the pictures of an item that the setting blurs; nothing once they are shown. */
export function ShowPictures({ itemId, blur, withKey = false }: ShowPicturesProps) {
  if (!blur.isBlurred(itemId)) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-keyshortcuts={withKey ? 'b' : undefined}
      onClick={() => {
        blur.toggle(itemId);
      }}
    >
      {withKey && <KeyHint>b</KeyHint>}
      Show pictures
    </Button>
  );
}

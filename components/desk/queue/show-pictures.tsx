import { Button } from '#components/ui/button.tsx';
import type { useBlur } from './use-blur.ts';

interface ShowPicturesProps {
  /** The item whose pictures it shows. */
  itemId: string;
  blur: ReturnType<typeof useBlur>;
}

/** Shows the pictures of an item that the setting blurs; nothing once they are shown. */
export function ShowPictures({ itemId, blur }: ShowPicturesProps) {
  if (!blur.isBlurred(itemId)) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={() => {
        blur.toggle(itemId);
      }}
    >
      Show pictures
    </Button>
  );
}

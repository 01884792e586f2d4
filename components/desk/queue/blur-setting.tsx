import { Checkbox } from '#components/ui/checkbox.tsx';
import type { useBlur } from './use-blur.ts';

/** Whether pictures are blurred at the desk, in this browser. */
export function BlurSetting({ blur }: { blur: ReturnType<typeof useBlur> }) {
  return (
    <Checkbox
      id="queue-blur"
      label="Blur pictures until I show them"
      checked={blur.blurs}
      onChange={({ target }) => {
        blur.setBlurs(target.checked);
      }}
    />
  );
}

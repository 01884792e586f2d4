/** How a picture is enlarged, and how far it is moved from its centre, in pixels of the screen. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 8;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Keeps a part of the enlarged picture in every part of its frame. */
function bounded({ scale, x, y }: View, { width, height }: Size): View {
  const margin = (scale - 1) / 2;
  return { scale, x: within(x, margin * width), y: within(y, margin * height) };
}

/** Enlarges by a factor; the point of the picture under `at`, seen from the centre of the frame, stays there. Pure. */
export function zoomed(view: View, factor: number, frame: Size, at = { x: 0, y: 0 }): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame);
}

/** Moves the picture within its frame. Pure. */
export function moved(view: View, dx: number, dy: number, frame: Size): View {
  return bounded({ scale: view.scale, x: view.x + dx, y: view.y + dy }, frame);
}

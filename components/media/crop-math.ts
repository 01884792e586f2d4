import type { CropBox } from './types.ts';

/** Cards are 3:4. */
const ASPECT = 3 / 4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the member controls: the centre of the part, in fractions of the picture, and the zoom. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const WHOLE_VIEW: View = { x: 0.5, y: 0.5, zoom: 1 };

/** The largest part of a picture in the shape of a card, in fractions of the picture. */
function largest({ width, height }: Size): Size {
  const wide = width / height > ASPECT;
  return wide
    ? { width: (height * ASPECT) / width, height: 1 }
    : { width: 1, height: width / ASPECT / height };
}

function within(middle: number, extent: number): number {
  return Math.min(1 - extent / 2, Math.max(extent / 2, middle));
}

/** The part of the picture that a view shows; it never extends beyond the picture. */
export function boxOf(size: Size, { x, y, zoom }: View): CropBox {
  const most = largest(size);
  const width = most.width / zoom;
  const height = most.height / zoom;
  return { x: within(x, width) - width / 2, y: within(y, height) - height / 2, width, height };
}

/** The view after a move by fractions of the frame. */
export function moved(size: Size, view: View, right: number, down: number): View {
  const { width, height } = boxOf(size, view);
  return {
    x: within(view.x + right * width, width),
    y: within(view.y + down * height, height),
    zoom: view.zoom,
  };
}

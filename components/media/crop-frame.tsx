'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { boxOf, moved, type Size, type View } from './crop-math.ts';

interface CropFrameProps {
  src: string;
  /** Undefined until the picture is loaded. */
  size: Size | undefined;
  view: View;
  onView: (view: View) => void;
  onSize: (size: Size) => void;
  onUnreadable: () => void;
}

const STEP = 0.04;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * The picture under a frame of a card's shape: a finger, the mouse or the arrow keys move it. What the brand's
 * shape cuts away is dimmed.
 */
export function CropFrame({ src, size, view, onView, onSize, onUnreadable }: CropFrameProps) {
  const t = useTranslations('photos.crop');
  const hint = useId();
  const last = useRef<{ x: number; y: number }>(null);
  const box = size && boxOf(size, view);

  const placed = box && {
    width: `${100 / box.width}%`,
    height: `${100 / box.height}%`,
    left: `${(-100 * box.x) / box.width}%`,
    top: `${(-100 * box.y) / box.height}%`,
  };

  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (!last.current || !size) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const right = (last.current.x - event.clientX) / width;
    const down = (last.current.y - event.clientY) / height;
    last.current = { x: event.clientX, y: event.clientY };
    onView(moved(size, view, right, down));
  };
  const key = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step || !size) return;
    event.preventDefault();
    onView(moved(size, view, ...step));
  };
  const release = (): void => {
    last.current = null;
  };
  return (
    <div className="grid justify-items-center gap-3">
      <div
        role="group"
        aria-label={t('frame')}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={key}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        className="relative aspect-3/4 w-[min(100%,32dvh)] lg:w-[min(100%,25dvh)] cursor-move touch-none overflow-hidden bg-sunken ring-1 ring-line-strong"
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // A drawing without an intrinsic size is shown square.
            onSize({ width: naturalWidth || 1, height: naturalHeight || 1 });
          }}
          onError={onUnreadable}
          className={clsx('absolute max-w-none select-none', box ? 'opacity-30' : 'opacity-0')}
          style={placed}
        />
        {placed && (
          <div
            aria-hidden="true"
            className="crop pointer-events-none absolute inset-0 overflow-hidden"
          >
            <img
              src={src}
              alt=""
              draggable={false}
              className="absolute max-w-none select-none"
              style={placed}
            />
          </div>
        )}
      </div>
      <p id={hint} className="text-center text-sm text-ink-soft">
        {t('hint')}
      </p>
    </div>
  );
}

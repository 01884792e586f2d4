/** List and thread side by side, as tall as what the bar leaves of the window and at most 1000 px. */
export const CHAT_FRAME =
  'relative mx-auto flex w-full max-w-page desk:h-[clamp(24rem,100dvh-var(--bar-height)-4rem,1000px)] desk:overflow-hidden desk:border-line desk:bg-surface md:my-8 md:w-[calc(100%-2*var(--gutter))] md:max-w-[calc(76rem-2*var(--gutter))] md:rounded-card md:border';

export const CHAT_LIST =
  'flex min-h-0 min-w-0 flex-1 flex-col md:max-w-sm md:border-r md:border-line';

/** The whole screen between the bars; on phones nothing scrolls unless the text is very large. */
export const MATCH_PAGE =
  'mx-auto flex min-h-[max(30rem,calc(100dvh_-_3.5rem_-_1px_-_var(--menu-height)_-_env(safe-area-inset-top)_-_env(safe-area-inset-bottom)))] max-w-page flex-col gap-3 overflow-x-clip px-(--gutter) pt-3 pb-3 desk:min-h-[max(38rem,calc(100dvh_-_var(--bar-height)_-_1px))] desk:gap-4 desk:pt-6 desk:pb-5';

export const MATCH_STACK =
  'relative mx-auto min-h-80 w-full max-w-md flex-1 lg:max-h-[42rem] lg:max-w-[60rem]';

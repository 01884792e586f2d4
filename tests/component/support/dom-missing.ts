/** What jsdom lacks because it has no layout, stubbed like a browser whose layout never changes. */

class NothingObserved {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[] = [];
  observe(): void {
    // Sizes never change.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
  takeRecords(): [] {
    return [];
  }
}

class MissingPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
  }
}

/** Decides which media queries match; a test replaces it through `matchMediaAs`. */
let matching: (query: string) => boolean = () => false;

/** Which media queries match from now on, until the test ends. */
export function matchMediaAs(matches: (query: string) => boolean): void {
  matching = matches;
}

/** A running animation; `finish` ends it. */
function inertAnimation(node: Element): Animation {
  const animation = Object.assign(new EventTarget(), {
    onfinish: null as (() => void) | null,
    oncancel: null,
    playState: 'running',
    effect: { target: node },
    currentTime: 0,
    cancel: () => {
      running.delete(animation as unknown as Animation);
    },
    finish: () => {
      if (!running.delete(animation as unknown as Animation)) return;
      animation.onfinish?.();
      animation.dispatchEvent(new Event('finish'));
    },
    commitStyles: () => undefined,
    pause: () => undefined,
    play: () => undefined,
  });
  running.add(animation as unknown as Animation);
  return animation as unknown as Animation;
}

const running = new Set<Animation>();

/** Ends all running animations. */
export function endAnimations(): void {
  for (const animation of [...running]) animation.finish();
}

const members: Record<string, unknown> = {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  scrollBy: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  getAnimations: () => [],
  animate(this: Element) {
    return inertAnimation(this);
  },
};

const dialogMembers: Record<string, unknown> = {
  show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  },
};

function add(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** Adds the missing APIs to this window. */
export function addMissing(): void {
  add(window, 'PointerEvent', MissingPointerEvent);
  // jsdom has touch handlers and no pointer handlers on its window; the gesture library chooses between them
  // once, when it loads.
  add(window, 'onpointerdown', null);
  add(window, 'ResizeObserver', NothingObserved);
  add(window, 'IntersectionObserver', NothingObserved);
  const viewport = { width: 1024, height: 768, offsetTop: 0, offsetLeft: 0, scale: 1 };
  add(window, 'visualViewport', Object.assign(new EventTarget(), viewport));
  add(window, 'CSS', { supports: () => true, escape: (text: string) => text });
  add(window, 'scrollTo', () => undefined);
  add(window, 'matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: matching(media), media, onchange: null }),
  );
  for (const [name, value] of Object.entries(members)) add(Element.prototype, name, value);
  for (const [name, value] of Object.entries(dialogMembers)) {
    add(HTMLDialogElement.prototype, name, value);
  }
  add(URL, 'createObjectURL', () => 'blob:http://localhost/object');
  add(URL, 'revokeObjectURL', () => undefined);
}

/** Resets to the start of a test file: no animations, no matching media query. */
export function resetMissing(): void {
  running.clear();
  matching = () => false;
}

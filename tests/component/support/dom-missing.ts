/** What jsdom lacks because it has no layout, as a browser answers whose page is laid out but never moves. */

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

/** Media that match; a test sets others through `matchMediaAs`. */
let matching: (query: string) => boolean = () => false;

/** Which media queries match from now on, until the test ends. */
export function matchMediaAs(matches: (query: string) => boolean): void {
  matching = matches;
}

/** A motion that has not ended: `finish` ends it, as time would. */
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

/** Motions end: everything that flies off has gone. */
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

/** Adds to this window what it lacks. */
export function addMissing(): void {
  add(window, 'PointerEvent', MissingPointerEvent);
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

/** As at the start of a test file: nothing moves, no media query matches. */
export function resetMissing(): void {
  running.clear();
  matching = () => false;
}

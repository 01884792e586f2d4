// jsdom has touch handlers and no pointer handlers on its window; the library of gestures picks by them once, as it
// is loaded.
Object.defineProperty(window, 'onpointerdown', { value: null, configurable: true, writable: true });

// Loaded beforehand: a page fetches it when the first popup opens.
await import('#components/ui/popup-layer.tsx');

// jsdom has touch handlers and no pointer handlers on its window; the gesture library chooses between them
// once, when it loads.
Object.defineProperty(window, 'onpointerdown', { value: null, configurable: true, writable: true });

// Loaded in advance: a page fetches it when the first popup opens.
await import('#components/ui/popup-layer.tsx');

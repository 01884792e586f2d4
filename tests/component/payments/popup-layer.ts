// Loaded in advance: a page fetches it when the first popup opens.
await import('#components/ui/popup-layer.tsx');

/** The service worker of a brand: it shows notices, and a page of its own where there is no line. */
export function registerWorker(brand: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`/sw.js?brand=${brand}`, { scope: '/' });
}

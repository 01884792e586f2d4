/** The service worker of a brand: it shows push notices, and an offline page. */
export function registerWorker(brand: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`/sw.js?brand=${brand}`, { scope: '/' });
}

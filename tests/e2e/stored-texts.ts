import type { Page } from '@playwright/test';

/** All that the page shows and its browser keeps for it: markup, storages, databases, caches. */
export async function storedTexts(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(new Error('the browser would not say'));
        };
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll();
        databases.push(await answered<unknown[]>(rows));
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return {
      markup: document.documentElement.outerHTML,
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      databases: JSON.stringify(databases),
      caches: cached.join('\n'),
      history: JSON.stringify(history.state),
      name: window.name,
      cookies: document.cookie,
    };
  });
}

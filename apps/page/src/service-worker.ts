/** What this script needs to know of its scope, which the types of a page do not have. */
interface WorkerScope {
  readonly caches: CacheStorage;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'fetch', listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const [CACHE, SHELL] = ['bursar', '/'];

/** Keeps the page itself, for when the server cannot be reached. No figure is ever kept: calls are left to the browser. */
worker.addEventListener('install', (event) => {
  event.waitUntil(
    worker.caches
      .open(CACHE)
      .then((cache) => cache.add(SHELL))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(newestShell(event.request));
});

async function newestShell(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  if (response === undefined) return (await worker.caches.match(SHELL)) ?? Response.error();
  if (response.ok && new URL(request.url).pathname === SHELL) {
    const copy = response.clone();
    // Where the browser has no room to keep it, what the server answered is shown all the same.
    await worker.caches
      .open(CACHE)
      .then((cache) => cache.put(SHELL, copy))
      .catch(() => undefined);
  }
  return response;
}

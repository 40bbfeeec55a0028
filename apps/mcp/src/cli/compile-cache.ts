import module from 'node:module';

/**
 * Lets Node keep compiled code from one start to the next (`module.enableCompileCache`, Node 22.8 and newer; the types are
 * those of Node 20). Node chooses the directory, with a part of its own for each Node version and user, and
 * NODE_COMPILE_CACHE names another one. A cache that cannot be used only makes starts slower.
 */
export function cacheCompiledCode(): void {
  const { enableCompileCache } = module as { enableCompileCache?: () => unknown };
  try {
    enableCompileCache?.();
  } catch {
    // No cache.
  }
}

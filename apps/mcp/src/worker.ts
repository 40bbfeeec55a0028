// What a worker thread runs (`openWorkerThreads`).
const [{ serveTasks }, { taskModules }] = await Promise.all([
  import('@bursar/workers/thread'),
  import('./offloading/task-modules'),
]);
serveTasks(taskModules);

export {};

/** A task that Nx has run or found in its cache. */
export interface Task {
  /** `planifi:test` */
  readonly name: string;
  readonly isCached: boolean;
}

/** The tasks in the static output of Nx. */
export function tasksIn(output: string): Task[] {
  return [...output.matchAll(/^> nx run (\S+)(.*)$/gm)].map(([, name = '', mark = '']) => ({
    name,
    isCached: mark.includes('['),
  }));
}

/** The projects of tasks that were run, in the order of their names. */
export function projectsRun(tasks: readonly Task[]): string[] {
  const names = tasks.filter(({ isCached }) => !isCached).map(({ name }) => name.slice(0, name.indexOf(':')));
  return [...new Set(names)].sort();
}

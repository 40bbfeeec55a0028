import { projectsRun, tasksIn } from './task-log';

const output = `
> nx run money:lint  [local cache]

> eslint libs/platform/money --max-warnings 0

> nx run planifi:test

> jest -c libs/planifi/jest.config.cjs

> nx run mcp:build  [existing outputs match the cache, left as is]

> nx run mcp-e2e:e2e
`;

it('finds what Nx ran and what it had done before', () => {
  const tasks = tasksIn(output);
  expect(tasks.map(({ name }) => name)).toEqual(['money:lint', 'planifi:test', 'mcp:build', 'mcp-e2e:e2e']);
  expect(projectsRun(tasks)).toEqual(['mcp-e2e', 'planifi']);
});

export { createCristiAgent, type CristiAgentDependencies } from './cristi-agent';
export { createHttpRefiner } from './refiner/http-refiner';
export type { CandidateRefiner } from './service/candidate-refiner';
export { parseAllowedUserIds } from './tools/allowed-users';

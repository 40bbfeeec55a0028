export { createCristiAgent, type CristiAgentDependencies } from './cristi-agent';
export { parseAllowedUserIds } from './tools/allowed-users';

export { buildPrograms } from './testing/build-program';
export { fingerprints } from './testing/fingerprints';
export { ownAccount } from './testing/own-account';
export { OwnServer } from './testing/own-server';
export { keeperOf, killAnyway, killServers, postmasterOf, processesOf, until } from './testing/processes';
export { steadyPort } from './testing/steady-port';
export { createTestDatabase, type TestDatabase } from './testing/test-database';
export { unsafeForms } from './testing/unsafe-forms';

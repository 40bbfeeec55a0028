export { householdArchive } from './store/archived-records';

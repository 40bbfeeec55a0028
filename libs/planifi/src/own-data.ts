export { planifiArchive } from './store/archived-records';
export { planifiPostings } from './store/posting-source';

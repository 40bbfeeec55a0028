export { sharedSplitArchive } from './store/archived-records';
export { sharedSplitPostings } from './store/posting-source';

export { cristiAgentArchive } from './store/archived-records';
export { cristiAgentPostings } from './store/posting-source';

export { financeArchive } from './store/archived-records';
export { financePostings } from './store/postings/posting-source';
export { linkedRows, type LinkedRow } from './store/postings/linked-rows';

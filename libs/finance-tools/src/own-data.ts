export { financeArchive } from './store/archived-records';
export { financePostings } from './store/postings/posting-source';
export { rowsCountedElsewhere } from './store/postings/rows-counted-elsewhere';

export { withMoreEntries } from './postings/merge-entries';
export { queriedCurrencies, queriedEntries } from './postings/posting-queries';
export type { PostedCurrency, PostedEntry, Posting, PostingAccount, PostingSource } from './postings/posting-source';
export type { ArchivedDomain, ArchivedRecord } from './archive/archived-domain';
export { ArchiveRefusal } from './archive/archive-refusal';
export { isArchive, readArchive, type ArchiveLine } from './archive/read-archive';
export { lineQuery, linesWithQuery } from './archive/record-statements';
export { storeArchive } from './archive/store-archive';
export { archiveOf } from './archive/write-archive';

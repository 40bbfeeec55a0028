import { FileRefusal, type OpenFolders } from '@bursar/toolkit';

/** For callers other than the person at this machine: open folders are not theirs to read. */
export const closedFolders: OpenFolders = { any: false, read: refuse, readBytes: refuse };

function refuse(): Promise<never> {
  const refusal = new FileRefusal('files are open to the person at the server alone', 'send what the file holds');
  return Promise.reject(refusal);
}

import { FileRefusal, type Caller, type OpenFolders } from '@bursar/toolkit';

/** What a caller may read: open folders belong to the person at this machine. */
export function filesFor({ isLocal }: Caller, files: OpenFolders): OpenFolders {
  return isLocal ? files : closedFolders;
}

/** For callers other than the person at this machine: open folders are not theirs to read. */
export const closedFolders: OpenFolders = { any: false, read: refuse, readBytes: refuse };

function refuse(): Promise<never> {
  const refusal = new FileRefusal('files are open to the person at the server alone', 'send what the file holds');
  return Promise.reject(refusal);
}

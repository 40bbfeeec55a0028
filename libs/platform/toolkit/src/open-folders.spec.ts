import { FileRefusal, noOpenFolders } from './open-folders';

it('opens nothing unless the owner did', async () => {
  expect(noOpenFolders.any).toBe(false);
  await expect(noOpenFolders.read('trades.cgt')).rejects.toThrow(FileRefusal);
  await expect(noOpenFolders.readBytes('statement.csv', 1)).rejects.toThrow(FileRefusal);
});

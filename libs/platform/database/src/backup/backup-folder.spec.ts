import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { removeFolder, testFolder } from '../testing/test-folder';
import { checkFolder, newBackupPath, removeOldBackups, unfinishedBackups } from './backup-folder';

describe('a folder of backups', () => {
  let folder: string;
  beforeEach(() => (folder = testFolder()));
  afterEach(() => removeFolder(folder));
  const write = (...names: string[]) => names.forEach((name) => writeFileSync(join(folder, name), name));

  it('names a backup after its time in UTC, and never like one that is there', () => {
    const now = Date.parse('2026-03-10T04:05:59.700Z');
    expect(newBackupPath(folder, now, false)).toBe(join(folder, 'bursar-20260310T040559Z.backup'));
    write('bursar-20260310T040559Z.backup', 'bursar-20260310T040600Z.backup.age');
    expect(newBackupPath(folder, now, true)).toBe(join(folder, 'bursar-20260310T040601Z.backup.age'));
  });

  it('loses only files named like backups', () => {
    const others = [
      'bursar-20200101T000000Z.backup.partial',
      'bursar-20201301T000000Z.backup',
      'a-bursar-20200101T000000Z.backup',
      'house.backup',
    ];
    write('bursar-20200101T000000Z.backup', 'bursar-20200102T000000Z.backup.age', 'bursar-20260101T000000Z.backup');
    write(...others);
    mkdirSync(join(folder, 'bursar-20200103T000000Z.backup'));
    symlinkSync(join(folder, 'house.backup'), join(folder, 'bursar-20200104T000000Z.backup'));
    const newest = join(folder, 'bursar-20260101T000000Z.backup');
    const gone = ['bursar-20200101T000000Z.backup', 'bursar-20200102T000000Z.backup.age'];
    expect(removeOldBackups(folder, newest, { daily: 1 })).toEqual(gone);
    expect(readdirSync(folder)).toEqual(
      [...others, basename(newest), 'bursar-20200103T000000Z.backup', 'bursar-20200104T000000Z.backup'].sort(),
    );
  });

  it('keeps the backup that was just written when the clock went back', () => {
    write('bursar-20300101T000000Z.backup', 'bursar-20290101T000000Z.backup', 'bursar-20260101T000000Z.backup');
    const newest = join(folder, 'bursar-20260101T000000Z.backup');
    expect(removeOldBackups(folder, newest, { daily: 1 })).toEqual(['bursar-20290101T000000Z.backup']);
    expect(readdirSync(folder)).toEqual(['bursar-20260101T000000Z.backup', 'bursar-20300101T000000Z.backup']);
  });

  it('loses nothing without a rule', () => {
    write('bursar-20200101T000000Z.backup', 'bursar-20200101T000001Z.backup');
    expect(removeOldBackups(folder, join(folder, 'x'), {})).toEqual([]);
  });

  it('names what a killed backup left, and keeps it', () => {
    const unfinished = [
      'bursar-20200101T000000Z.backup.age.0a1b2c3d.partial',
      'bursar-20200102T000000Z.backup.0a1b2c3d.partial',
    ];
    write(...unfinished, 'bursar-20200103T000000Z.backup', 'house.backup.0a1b2c3d.partial', 'notes.partial');
    expect(unfinishedBackups(folder)).toEqual(unfinished);
    removeOldBackups(folder, join(folder, 'x'), { daily: 1 });
    expect(unfinishedBackups(folder)).toEqual(unfinished);
  });

  it('has to be there, and to be a folder', () => {
    write('file');
    expect(() => checkFolder(join(folder, 'missing'))).toThrow(/does not exist/);
    expect(() => checkFolder(join(folder, 'file'))).toThrow(/is not a folder/);
    expect(() => checkFolder(join(folder, 'file/below'))).toThrow(/does not exist/);
    expect(() => checkFolder(folder)).not.toThrow();
  });
});

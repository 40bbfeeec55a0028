// Two builds of one commit give the same zip, byte for byte: its entries get one time.
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_LENGTH = 22;

/**
 * Sets the time of every entry of a zip without a comment, in place.
 *
 * @param zip a Buffer.
 * @param seconds since 1970; zips begin in 1980, and know UTC as little as any other zone.
 */
export function fixZipTimes(zip, seconds) {
  const end = zip.length - END_LENGTH;
  if (zip.readUInt32LE(end) !== END) throw new Error('the zip has a comment, or is none');
  const time = dosTime(seconds);
  let offset = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(offset) !== CENTRAL) throw new Error('the zip has a directory of another form');
    const local = zip.readUInt32LE(offset + 42);
    if (zip.readUInt32LE(local) !== LOCAL) throw new Error('the zip has entries of another form');
    zip.writeUInt32LE(time, offset + 12);
    zip.writeUInt32LE(time, local + 10);
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(offset + field));
    offset += 46 + name + extra + comment;
  }
}

function dosTime(seconds) {
  const at = new Date(Math.max(seconds * 1000, Date.UTC(1980, 0, 1)));
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const clock = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | clock) >>> 0;
}

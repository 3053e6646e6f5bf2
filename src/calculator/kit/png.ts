/*
 * PNG files of black and white, after https://www.w3.org/TR/png-3/. A canvas would write them, too, but browsers that
 * hide what they run on (Tor Browser, LibreWolf) put noise into what it gives, which no phone could scan.
 */

/** What every PNG file begins with. */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What a pixel is: one bit, black or white (section 11.2.1). */
const [bitDepth, colourType] = [1, 0];

/** The checksum of a chunk (CRC-32, section 5.5). */
function checksum(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 && 0xedb88320);
  }
  return ~rest;
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setInt32(data.length + 8, checksum(bytes.subarray(4, -4)));
  return bytes;
}

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A square PNG file.
 * @param size its width and height in pixels, a multiple of 8
 * @param isDark whether the pixel at this place is black; from 0, left and top first
 * @throws ReferenceError in browsers without CompressionStream (Firefox before 113, Safari before 16.4)
 */
export async function pngOf(size: number, isDark: (x: number, y: number) => boolean): Promise<Blob> {
  const bytesPerRow = 1 + size / 8;
  const rows = new Uint8Array(size * bytesPerRow);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      // A row begins with the kind of its filter: 0, none.
      if (!isDark(x, y)) rows[y * bytesPerRow + 1 + (x >> 3)]! |= 128 >> (x & 7);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  header.set([bitDepth, colourType], 8);
  return new Blob(
    [signature, chunk('IHDR', header), chunk('IDAT', await compressed(rows)), chunk('IEND', new Uint8Array())],
    { type: 'image/png' },
  );
}
